import { searchForm } from "@cathedra/domain";

type Findable = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly words?: readonly string[];
};

/** The words of a search in the form in which texts are compared: without case and accents. */
export function wordsOf(text: string): readonly string[] {
  return searchForm(text).split(/\s+/).filter(Boolean);
}

/** Results that match by a field that is not shown come after those that match visibly. */
const unseenMatch = 5;

/**
 * How well a result matches, from 0 for the best: its whole name, the beginning of its name, the beginnings of words, inside
 * its name, or only together with its detail line and the beginnings of its further words; 5 when it does not match at all.
 */
export function rankOf(
  { label, detail = "", words: further = [] }: Findable,
  words: readonly string[],
): number {
  const name = searchForm(label);
  const whole = words.join(" ");
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  const beginnings = name.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => beginnings.some((beginning) => beginning.startsWith(word)))) return 2;
  if (words.every((word) => name.includes(word))) return 3;
  const all = `${name} ${searchForm(detail)}`;
  const isFound = (word: string) =>
    all.includes(word) || (word.length > 2 && further.some((each) => each.startsWith(word)));
  return words.every(isFound) ? 4 : unseenMatch;
}

/** The matches, best first; equal matches keep their order. */
export function matching<T extends Findable>(items: readonly T[], words: readonly string[]): readonly T[] {
  return ranked(items, words).filter((item) => rankOf(item, words) < unseenMatch);
}

/** All results, the best match first. */
export function ranked<T extends Findable>(items: readonly T[], words: readonly string[]): readonly T[] {
  return items.toSorted((one, other) => rankOf(one, words) - rankOf(other, words));
}
