/** The rows that an answer must have for its measurement to be meaningful: their number, and the path to their list. */
export type WantedRows = { readonly at: readonly string[]; readonly count: number };

/**
 * Throws when an answer has another number of rows, because an empty list is read quickly. The portal's answers are below
 * `data`.
 */
export function assertRows(name: string, answer: unknown, { at, count }: WantedRows): void {
  const whole = partOf(answer, "data") ?? answer;
  const list = at.reduce((part: unknown, key) => partOf(part, key), whole);
  const found = Array.isArray(list) ? list.length : 0;
  if (found !== count) throw new Error(`${name}: ${at.join(".")} has ${found} rows in place of ${count}`);
}

function partOf(whole: unknown, key: string): unknown {
  if (typeof whole !== "object" || whole === null) return undefined;
  return Object.entries(whole).find(([name]) => name === key)?.[1];
}
