import { Parser } from "htmlparser2";

/** The maximum length of HTML that is parsed; a title or an image is near its beginning. */
const maxHtml = 100_000;
const maxDepth = 100;
const silent = new Set(["script", "style", "template", "noscript", "iframe", "textarea", "title"]);
const inline = new Set("a abbr b bdi cite code em i mark q s small span strong sub sup u wbr".split(" "));

/** The text of a piece of HTML, without what a browser would not show; between blocks is a space. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  let silence = 0;
  walk(html, {
    open: (name) => {
      if (silent.has(name)) silence += 1;
      else if (!inline.has(name)) parts.push(" ");
    },
    text: (data) => {
      if (silence === 0) parts.push(data);
    },
    close: (name) => {
      if (silent.has(name)) silence -= 1;
      else if (!inline.has(name)) parts.push(" ");
    },
  });
  return parts.join("");
}

/** The addresses of the pictures in a piece of HTML, without tracking pixels. */
export function imagesInHtml(html: string): readonly string[] {
  const sources: string[] = [];
  walk(html, {
    open: (name, attributes) => {
      if (name !== "img" || !Object.hasOwn(attributes, "src")) return;
      const isCounter = ["width", "height"].some((side) => ["0", "1"].includes(attributes[side] ?? ""));
      if (!isCounter && attributes.src !== undefined) sources.push(attributes.src);
    },
  });
  return sources;
}

type Walk = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (data: string) => void;
  readonly close?: (name: string) => void;
};

/** Parses HTML as far as possible: anything that is nested deeper than on real pages is ignored. */
function walk(html: string, { open, text, close }: Walk): void {
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > maxDepth) throw tooDeep;
      open(name, attributes);
    },
    ontext: (data) => text?.(data),
    onclosetag(name) {
      depth -= 1;
      close?.(name);
    },
  });
  try {
    parser.end(html.slice(0, maxHtml));
  } catch (error) {
    if (error !== tooDeep) throw error;
  }
}

const tooDeep = new Error("nests too deeply");
