/** A line of an outline, whole and split at its `|`, with the lines below it that are indented more. */
export type OutlineEntry = {
  readonly text: string;
  readonly cells: readonly string[];
  readonly below: readonly OutlineEntry[];
};

/** Reads an outline: one entry in each line, with children indented by two more spaces. */
export function outline(text: string): readonly OutlineEntry[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return getEntries(lines, getDepth(lines[0] ?? ""));
}

function getEntries(lines: readonly string[], depth: number): readonly OutlineEntry[] {
  const heads = lines.flatMap((line, at) => (getDepth(line) === depth ? [at] : []));
  return heads.map((at, n) => {
    const text = (lines[at] ?? "").trim();
    return {
      text,
      cells: text.split(" | "),
      below: getEntries(lines.slice(at + 1, heads[n + 1]), depth + 2),
    };
  });
}

const getDepth = (line: string): number => line.length - line.trimStart().length;
