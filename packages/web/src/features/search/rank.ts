import { searchForm } from "@cathedra/domain";

type Findable = { readonly label: string; readonly detail?: string | undefined };

/** The words of a search, as texts are compared: without case and accents. */
export function wordsOf(text: string): readonly string[] {
  return searchForm(text).split(/\s+/).filter(Boolean);
}

/** What is uploaded for a release: its package or one of its documents. */
const unseenMatch = 5;

/**
 * Stores the package or a document of a release: streamed into the store, its first bytes compared with its name, counted and
 * hashed on the way. The former file is removed by the sweep. A package can only be changed until the release is published.
 */
export function rankOf({ label, detail = "" }: Findable, words: readonly string[]): number {
  const name = searchForm(label);
  const whole = words.join(" ");
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  const beginnings = name.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => beginnings.some((beginning) => beginning.startsWith(word)))) return 2;
  if (words.every((word) => name.includes(word))) return 3;
  const all = `${name} ${searchForm(detail)}`;
  return words.every((word) => all.includes(word)) ? 4 : unseenMatch;
}

/** Those that match, best first, in their order where they match alike. */
export function matching<T extends Findable>(items: readonly T[], words: readonly string[]): readonly T[] {
  return ranked(items, words).filter((item) => rankOf(item, words) < unseenMatch);
}

/** Best effort: a leftover delivery is removed by the sweep. */
export function ranked<T extends Findable>(items: readonly T[], words: readonly string[]): readonly T[] {
  return items.toSorted((one, other) => rankOf(one, words) - rankOf(other, words));
}
