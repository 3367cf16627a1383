import type { FeedArticle } from "../ports/news-source.ts";
import { parseFeedDate } from "./feed-date.ts";
import { getImage } from "./feed-image.ts";
import { attribute, getText, type MarkupElement, parseXml } from "./markup.ts";
import { SourceError } from "./source-error.ts";
import { titleOfHtml, titleText } from "./title-text.ts";
import { webAddress } from "./web-address.ts";

/** The usual prefixes of namespaces in feeds; the empty one is the document's default namespace. */
const usual = new Map([
  ["http://www.w3.org/2005/Atom", ""],
  ["http://purl.org/rss/1.0/", ""],
  ["http://search.yahoo.com/mrss/", "media:"],
  ["http://purl.org/rss/1.0/modules/content/", "content:"],
  ["http://purl.org/dc/elements/1.1/", "dc:"],
  ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf:"],
  ["http://www.w3.org/1999/xhtml", ""],
]);

/** The maximum number of articles that are read; later ones are older. */
const maxItems = 200;

/**
 * The articles of an RSS 2.0 (or 1.0) or Atom document, newest first; an article without a date keeps its place after the
 * previous one. Articles without a title or without a link that a browser can follow are left out.
 */
export function parseFeed(
  bytes: Uint8Array,
  from: { readonly url: string; readonly contentType: string | undefined },
): readonly FeedArticle[] {
  const root = inUsualNames(parseXml(decodeXml(bytes, from.contentType)));
  const items = getItems(root).slice(0, maxItems);
  const base = getBase(root, from.url);
  const seen = new Set<string>();
  const articles: FeedArticle[] = [];
  for (const item of items) {
    const article = toArticle(item, getBase(item, base));
    if (article === undefined || seen.has(article.link)) continue;
    seen.add(article.link);
    articles.push(article);
  }
  return newestFirst(articles);
}

function getItems(root: MarkupElement): readonly MarkupElement[] {
  if (root.name === "feed") return childrenOf(root, "entry");
  if (root.name === "rdf:RDF") return childrenOf(root, "item");
  if (root.name !== "rss") throw new SourceError(`is no feed: it begins with <${root.name.slice(0, 40)}>`);
  const channel = child(root, "channel");
  if (channel === undefined) throw new SourceError("is no feed: it has no channel");
  return childrenOf(channel, "item");
}

function toArticle(item: MarkupElement, base: string): FeedArticle | undefined {
  const title = getTitle(item);
  const link = webAddress(getLink(item), base);
  if (title === "" || link === undefined) return undefined;
  return { title, link, publishedAt: toDate(item), imageUrl: getImage(item, base) ?? null };
}

function getTitle(item: MarkupElement): string {
  const title = child(item, "title") ?? child(item, "dc:title");
  if (title === undefined) return "";
  const text = getText(title);
  const isAtom = item.name === "entry";
  return isAtom && attribute(title, "type") !== "html" ? titleText(text) : titleOfHtml(text);
}

function getLink(item: MarkupElement): string | undefined {
  for (const link of childrenOf(item, "link")) {
    const href = attribute(link, "href");
    const isArticle = (attribute(link, "rel") ?? "alternate") === "alternate";
    if (href !== undefined && isArticle) return href;
    const text = getText(link).trim();
    if (href === undefined && text !== "") return text;
  }
  const guid = child(item, "guid");
  const isLink = guid !== undefined && attribute(guid, "isPermaLink") !== "false";
  return isLink && /^\s*https?:/i.test(getText(guid)) ? getText(guid) : undefined;
}

function toDate(item: MarkupElement): Date | null {
  for (const name of ["pubDate", "published", "dc:date", "updated"]) {
    const found = child(item, name);
    const date = found === undefined ? null : parseFeedDate(getText(found));
    if (date !== null) return date;
  }
  return null;
}

function newestFirst(articles: readonly FeedArticle[]): readonly FeedArticle[] {
  let latest = Number.POSITIVE_INFINITY;
  const dated = articles.map((article) => {
    latest = article.publishedAt?.getTime() ?? latest;
    return { article, at: latest };
  });
  // If both dates are infinite, their difference is not a number, so equal values are compared first.
  return dated.sort((a, b) => (a.at === b.at ? 0 : b.at - a.at)).map(({ article }) => article);
}

function getBase(element: MarkupElement, outer: string): string {
  return webAddress(attribute(element, "xml:base"), outer) ?? outer;
}

function childrenOf({ children }: MarkupElement, name: string): readonly MarkupElement[] {
  return children.filter((each): each is MarkupElement => typeof each !== "string" && each.name === name);
}

function child(element: MarkupElement, name: string): MarkupElement | undefined {
  return childrenOf(element, name)[0];
}

/**
 * Decodes an XML document. The encoding is taken from the byte order mark, else from the server, else from the document, and is
 * UTF-8 otherwise (RFC 7303, XML 1.0 appendix F). Invalid bytes become replacement characters.
 */
function decodeXml(bytes: Uint8Array, contentType: string | undefined): string {
  const label = labelOfMark(bytes) ?? getCharset(contentType) ?? declaredIn(bytes) ?? "utf-8";
  return decoderFor(label).decode(bytes);
}

function labelOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : undefined;
}

function getCharset(contentType: string | undefined): string | undefined {
  return /;\s*charset="?([\w.:-]+)/i.exec(contentType ?? "")?.[1];
}

/**
 * Finds the encoding that an XML declaration states; in every possible encoding it consists of ASCII characters, perhaps with
 * zeros between them.
 */
function declaredIn(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0x3c && bytes[1] === 0) return "utf-16le";
  if (bytes[0] === 0 && bytes[1] === 0x3c) return "utf-16be";
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  return /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(head)?.[1];
}

/** An unknown encoding is read as the default one. */
function decoderFor(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

/** Rewrites the document with the usual prefixes of its namespaces. */
function inUsualNames(element: MarkupElement, outer: ReadonlyMap<string, string> = new Map()): MarkupElement {
  const prefixes = declaredOn(element, outer);
  const [prefix = "", local] = element.name.includes(":") ? element.name.split(":", 2) : ["", element.name];
  const known = prefixes.get(prefix);
  return {
    name: known === undefined ? element.name : `${known}${local}`,
    attributes: element.attributes,
    children: element.children.map((each) =>
      typeof each === "string" ? each : inUsualNames(each, prefixes),
    ),
  };
}

function declaredOn(
  { attributes }: MarkupElement,
  outer: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const declared = Object.entries(attributes).flatMap(([name, uri]) => {
    const prefix = /^xmlns(?::(.+))?$/.exec(name);
    const known = usual.get(uri.trim());
    return prefix === null || known === undefined ? [] : [[prefix[1] ?? "", known] as const];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}
