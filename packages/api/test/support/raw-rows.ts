/** The lines on which a source runs a raw statement with a row type of its own, `sql<Row>` followed by `.execute(…)`. */
export function rawRows(source: string): readonly number[] {
  const found: number[] = [];
  for (const { index } of source.matchAll(/\bsql</g)) {
    const opened = source.indexOf("`", index);
    if (opened < 0) continue;
    const end = endOfTemplate(source, opened + 1);
    if (/^\s*\.execute\(/.test(source.slice(end))) found.push(source.slice(0, index).split("\n").length);
  }
  return found;
}

/** Behind the backtick that closes a template whose text begins at `from`. */
function endOfTemplate(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== "`") {
    if (source.startsWith("${", at)) at = endOfHole(source, at + 2);
    else at += source[at] === "\\" ? 2 : 1;
  }
  return at + 1;
}

/** Behind the brace that closes a template's hole. */
function endOfHole(source: string, from: number): number {
  let at = from;
  let depth = 1;
  while (at < source.length && depth > 0) {
    if (source[at] === "`") {
      at = endOfTemplate(source, at + 1);
      continue;
    }
    if (source[at] === "{") depth += 1;
    if (source[at] === "}") depth -= 1;
    at += 1;
  }
  return at;
}
