import { Parser } from "htmlparser2";
import { SourceError } from "./source-error.ts";

/** An element with its content in order. */
export type MarkupElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (MarkupElement | string)[];
};

/**
 * The maximum nesting of elements. The parser searches all open elements for an unmatched end tag, so without a limit its effort
 * would not be linear.
 */
const maxDepth = 100;
const maxElements = 100_000;

/**
 * Parses an XML document into a tree. Only XML's own entities are supported; a truncated document, one that is nested too deeply,
 * and one with a DTD are refused with a `SourceError`.
 */
export function parseXml(text: string): MarkupElement {
  const document = element("", {});
  const open: MarkupElement[] = [document];
  let count = 0;
  let isOver = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (open.length > maxDepth || count > maxElements) throw new SourceError("has too many elements");
        const opened = element(name, attributes);
        open.at(-1)?.children.push(opened);
        open.push(opened);
      },
      ontext(data) {
        open.at(-1)?.children.push(data);
      },
      onclosetag(_name, isImplied) {
        if (isOver && isImplied) throw new SourceError("ends in the middle");
        open.pop();
      },
      onprocessinginstruction(name) {
        if (/^!doctype$/i.test(name)) throw new SourceError("is a web page, or has a DTD");
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  isOver = true;
  parser.end();
  const root = document.children.find((child) => typeof child !== "string");
  if (root === undefined) throw new SourceError("is no XML");
  return root;
}

function element(name: string, attributes: Readonly<Record<string, string>>): MarkupElement {
  return { name, attributes, children: [] };
}

/** The text of an element and everything below it. */
export function getText({ children }: MarkupElement): string {
  return children.map((child) => (typeof child === "string" ? child : getText(child))).join("");
}

/** The first element below this one, in the order of the text, for which `matches` returns true. */
export function findBelow(
  { children }: MarkupElement,
  matches: (candidate: MarkupElement) => boolean,
): MarkupElement | undefined {
  for (const child of children) {
    if (typeof child === "string") continue;
    const found = matches(child) ? child : findBelow(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function attribute({ attributes }: MarkupElement, name: string): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}
