import { imagesInHtml } from "./html.ts";
import { attribute, findBelow, getText, type MarkupElement } from "./markup.ts";
import { webAddress } from "./web-address.ts";

/**
 * The address of an article's picture: the enclosure, then Media RSS, then the first picture in the text. Only addresses that a
 * browser could load count.
 */
export function getImage(item: MarkupElement, base: string): string | undefined {
  for (const candidate of candidatesOf(item)) {
    const address = webAddress(candidate, base);
    if (address !== undefined) return address;
  }
  return undefined;
}

function* candidatesOf(item: MarkupElement): Generator<string | undefined> {
  const elements = [...mediaBelow(item)];
  for (const each of elements)
    if (isEnclosedImage(each)) yield attribute(each, "url") ?? attribute(each, "href");
  for (const each of elements) if (isMediaImage(each)) yield attribute(each, "url");
  for (const each of elements) if (each.name === "media:thumbnail") yield attribute(each, "url");
  for (const each of elements) if (texts.has(each.name)) yield* picturesIn(each);
}

const texts = new Set(["content:encoded", "content", "description", "summary"]);

/** The elements of the item itself, and those inside Media RSS groups. */
function* mediaBelow({ children }: MarkupElement): Generator<MarkupElement> {
  for (const each of children) {
    if (typeof each === "string") continue;
    yield each;
    if (each.name === "media:group" || each.name === "media:content") yield* mediaBelow(each);
  }
}

function isEnclosedImage(element: MarkupElement): boolean {
  const isEnclosure = element.name === "enclosure" || attribute(element, "rel") === "enclosure";
  return isEnclosure && isImageType(element);
}

function isMediaImage(element: MarkupElement): boolean {
  if (element.name !== "media:content") return false;
  const medium = attribute(element, "medium");
  const hasImageName = /\.(?:jpe?g|png|gif|webp)$/i.test(
    (attribute(element, "url") ?? "").split(/[?#]/, 1)[0] ?? "",
  );
  return medium === "image" || isImageType(element) || (medium === undefined && hasImageName);
}

function isImageType(element: MarkupElement): boolean {
  return /^image\//i.test(attribute(element, "type") ?? "");
}

/** In Atom's XHTML the image is an element; in other formats it is in escaped HTML. */
function picturesIn(text: MarkupElement): readonly string[] {
  const picture = findBelow(text, ({ name }) => name === "img");
  const source = picture && attribute(picture, "src");
  return source === undefined ? imagesInHtml(getText(text)) : [source];
}
