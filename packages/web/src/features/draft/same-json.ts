/** Whether two values are equal as JSON, ignoring the order of keys; an undefined value equals a missing key. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return text(one) === text(other);
}

function text(value: unknown): string | undefined {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
