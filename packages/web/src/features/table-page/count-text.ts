/** The portal stops counting and listing at this number. */
export const mostCounted = 10_000;

/** A count as text: `1,234`, or `10,000+` if counting stopped there. */
export function countText(count: number): string {
  return count >= mostCounted ? `${mostCounted.toLocaleString("en")}+` : count.toLocaleString("en");
}

/** The count with its noun: `1 event`, `10,000 or more events`. */
export function countedText(count: number, one: string): string {
  if (count === 1) return `1 ${one}`;
  const many = one === "person" ? "people" : `${one}s`;
  return count >= mostCounted
    ? `${mostCounted.toLocaleString("en")} or more ${many}`
    : `${count.toLocaleString("en")} ${many}`;
}
