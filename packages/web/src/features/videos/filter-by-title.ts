/** The items whose title contains every word of `text`, ignoring case and accents. */
export function filterByTitle<T extends { readonly title: string }>(
  videos: readonly T[],
  text: string,
): readonly T[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return videos.filter(({ title }) => words.every((word) => folded(title).includes(word)));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
