/** First letters of the first and the last word of a name, in capitals; a question mark for no name at all. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first === undefined) return "?";
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("");
}
