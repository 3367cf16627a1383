import { comparableName } from "../logbook/likely-duplicates.ts";

/** A value that a text of the file can stand for. */
export type MatchOption = {
  readonly id: string;
  /** The names of the value; a text that equals one of them certainly means it. */
  readonly names: readonly string[];
  /** Names that probably mean the value: the match is shown as a suggestion, which the person can change. */
  readonly likelyNames?: readonly string[];
};

export type ValueMatch = {
  /** The value that the text stands for; null if none is likely enough. */
  readonly id: string | null;
  readonly isSure: boolean;
  /** The ids of the most similar values, the best first. */
  readonly suggestions: readonly string[];
};

const maxSuggestions = 5;
/** A text that is this similar to a value, and clearly less similar to all others, is suggested. */
const likelySimilarity = 0.62;
const clearLead = 0.08;

/**
 * A function that finds what a text stands for. The options are indexed by their groups of three letters once, so that
 * thousands of texts are compared with all procedures in about a second.
 */
export function createMatcher(options: readonly MatchOption[]): (text: string) => ValueMatch {
  const exact = indexOfNames(options, ({ names }) => names, String);
  const sure = indexOfNames(options, ({ names }) => names, makeKey);
  const likely = indexOfNames(options, ({ likelyNames }) => likelyNames ?? [], makeKey);
  const postings = new Map<string, number[]>();
  const sizes: { readonly option: number; readonly size: number }[] = [];
  options.forEach(({ names }, option) => {
    for (const name of names) {
      const grams = getGrams(makeKey(name));
      for (const gram of grams) {
        const found = postings.get(gram);
        if (found === undefined) postings.set(gram, [sizes.length]);
        else found.push(sizes.length);
      }
      sizes.push({ option, size: grams.size });
    }
  });

  return (text) => {
    const key = makeKey(text.slice(0, 400));
    // Of two values with similar names the one that is written exactly like the text is meant.
    const isSame = exact.get(text) ?? sure.get(key);
    if (isSame !== undefined && isSame !== null) return { id: isSame, isSure: true, suggestions: [isSame] };
    const grams = getGrams(key);
    const shared = new Map<number, number>();
    for (const gram of grams)
      for (const at of postings.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    const best = new Map<number, number>();
    for (const [at, count] of shared) {
      const { option, size } = sizes[at] ?? { option: -1, size: 0 };
      const similarity = (2 * count) / (grams.size + size);
      if (similarity > (best.get(option) ?? 0)) best.set(option, similarity);
    }
    const ranked = [...best].toSorted(([, one], [, other]) => other - one).slice(0, maxSuggestions);
    const suggestions = ranked.map(([option]) => options[option]?.id ?? "");
    const isLikely = likely.get(key);
    if (isLikely !== undefined && isLikely !== null)
      return {
        id: isLikely,
        isSure: false,
        suggestions: [isLikely, ...suggestions.filter((id) => id !== isLikely)].slice(0, maxSuggestions),
      };
    const [first = 0, second = 0] = ranked.map(([, similarity]) => similarity);
    const isOneOfSeveral = isSame === null;
    const isClear = isOneOfSeveral || (first >= likelySimilarity && first - second >= clearLead);
    return { id: isClear ? (suggestions[0] ?? null) : null, isSure: false, suggestions };
  };
}

/** The options by the keys of their names; null for a name that two options have. */
function indexOfNames(
  options: readonly MatchOption[],
  getNames: (option: MatchOption) => readonly string[],
  toKey: (name: string) => string,
): ReadonlyMap<string, string | null> {
  const index = new Map<string, string | null>();
  for (const option of options)
    for (const name of getNames(option)) {
      const key = toKey(name);
      const known = index.get(key);
      index.set(key, known === undefined || known === option.id ? option.id : null);
    }
  index.delete("");
  return index;
}

/** "50" is not "<50": signs that a name leaves out count in a value. British and American spellings are the same. */
function makeKey(text: string): string {
  return comparableName(text.replaceAll("<", " below ").replaceAll(">", " above "))
    .replaceAll(/is(?=ation|ed\b|ing\b|e\b)/g, "iz")
    .replaceAll(/[ao]e/g, "e")
    .replaceAll(/(?<=tum|col)our/g, "or")
    .replaceAll("dilatation", "dilation");
}

function getGrams(key: string): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const word of key.split(" ")) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) grams.add(padded.slice(at, at + 3));
  }
  return grams;
}
