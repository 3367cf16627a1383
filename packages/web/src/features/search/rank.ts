import { nameRank, normaliseForSearch } from "@cathedra/domain";

type Findable = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly words?: readonly string[];
};

/** The rank of matches by a field that is not shown, which come after all visible matches. */
const unseenMatch = 6;

/**
 * How well a result matches, from 0 for the best: by its name (`nameRank`), or only together with its detail line and the
 * beginnings of its further words; 6 when it does not match at all.
 */
export function getRank(
  { label, detail = "", words: further = [] }: Findable,
  words: readonly string[],
): number {
  const rank = nameRank(label, words);
  if (rank !== undefined) return rank;
  const all = normaliseForSearch(`${label} ${detail}`);
  const isFound = (word: string) =>
    all.includes(word) || (word.length > 2 && further.some((each) => each.startsWith(word)));
  return words.every(isFound) ? 5 : unseenMatch;
}

/** The matches, best first; equal matches keep their order. */
export function matching<T extends Findable>(items: readonly T[], words: readonly string[]): readonly T[] {
  return ranked(items, words).filter((item) => getRank(item, words) < unseenMatch);
}

/** All results, the best match first. */
export function ranked<T extends Findable>(items: readonly T[], words: readonly string[]): readonly T[] {
  return items.toSorted((one, other) => getRank(one, words) - getRank(other, words));
}
