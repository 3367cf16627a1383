import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The page that the benches write: the logbook's bench writes its beginning, the others a second-level section each. */
export const benchmarksPage = resolve(import.meta.dirname, "../../docs/benchmarks.md");

export function readPage(): string {
  return existsSync(benchmarksPage) ? readFileSync(benchmarksPage, "utf8") : "";
}

/** The sections of a page, each from its heading to the next, without the empty lines between them. */
export function sectionsFrom(page: string): readonly string[] {
  return page
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith("## "))
    .map((part) => `${part.trim()}\n`);
}

/** Replaces the section of the page that has the same heading, or appends the section at the end. */
export function withSection(page: string, section: string): string {
  const [heading = ""] = section.split("\n", 1);
  const [beginning = "", ...rest] = page.split(/^(?=## )/m);
  const isSame = (part: string) => part.split("\n", 1)[0] === heading;
  const sections = rest.some(isSame)
    ? rest.map((part) => (isSame(part) ? section : part))
    : [...rest, section];
  return `${[beginning, ...sections].map((part) => part.trim()).join("\n\n")}\n`;
}
