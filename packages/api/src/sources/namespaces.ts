import type { MarkupElement } from "./markup.ts";

/** The prefixes that feeds usually give to these namespaces; an empty one is the document's own. */
const usual = new Map([
  ["http://www.w3.org/2005/Atom", ""],
  ["http://purl.org/rss/1.0/", ""],
  ["http://search.yahoo.com/mrss/", "media:"],
  ["http://purl.org/rss/1.0/modules/content/", "content:"],
  ["http://purl.org/dc/elements/1.1/", "dc:"],
  ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf:"],
  ["http://www.w3.org/1999/xhtml", ""],
]);

/** Rewrites the document with the usual prefixes of its namespaces. */
export function inUsualNames(
  element: MarkupElement,
  outer: ReadonlyMap<string, string> = new Map(),
): MarkupElement {
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
