const id = String.raw`(?:G\.\d{3}|(?:[1-9]|1[0-3])\.\d{3}|X\d{2,3}|M\d{2})`;
const mention = new RegExp(String.raw`(?<![\w.-])(?<from>${id})(?:-(?<to>${id}))?(?![\w]|\.\d)`, "g");
const comment = /\/\/|^\s*(?:\*|\/\*|#|\{\/\*)/;

/** Whether the text after `before` is in a comment or a string. */
function inWords(before: string): boolean {
  const isOpen = (quote: string) => before.split(quote).length % 2 === 0;
  return comment.test(before) || isOpen('"') || isOpen("`");
}

/**
 * The ids that a source names in its comments and texts, each once; ranges (`9.014-9.036`) include the ids between. A number in
 * the code itself, or a text that is only a number, does not count.
 */
export function idsIn(source: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const line of source.split("\n")) {
    for (const found of line.matchAll(mention)) {
      const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
      if (!inWords(before) || (/["'`]$/.test(before) && /^["'`,]/.test(after))) continue;
      const { from = "", to = from } = found.groups ?? {};
      for (const each of getRange(from, to)) ids.add(each);
    }
  }
  return ids;
}

/** The ids of a range: `9.014` to `9.016` are three ids; if the ends are in different areas, only the two ends. */
function getRange(from: string, to: string): readonly string[] {
  const [first, last] = [getParts(from), getParts(to)];
  if (first.area !== last.area || last.number < first.number) return [from, to];
  return Array.from({ length: last.number - first.number + 1 }, (_, index) => {
    const number = String(first.number + index).padStart(from.length - first.area.length, "0");
    return `${first.area}${number}`;
  });
}

function getParts(each: string): { readonly area: string; readonly number: number } {
  const area = /^(?:[A-Z]?\.|\d+\.|[A-Z](?=\d))?/.exec(each.startsWith("G.") ? "G." : each)?.[0] ?? "";
  const start = each.startsWith("G.") ? "G." : area;
  return { area: start, number: Number(each.slice(start.length)) };
}
