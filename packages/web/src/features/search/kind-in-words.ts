import type { FoundKind } from "./search-result.ts";

/** Words that name kinds of results. Their plural with an "s" counts too. */
const kindWords: ReadonlyMap<string, readonly FoundKind[]> = new Map([
  ["course", ["course"]],
  ["case", ["case"]],
  ["cloud", ["case"]],
  ["event", ["event"]],
  ["exercise", ["exercise"]],
  ["record", ["record"]],
  ["person", ["person"]],
  ["people", ["person"]],
  ["trainee", ["person"]],
  ["group", ["group"]],
  ["class", ["group"]],
  ["institution", ["institution"]],
  ["account", ["institution"]],
  ["station", ["station"]],
  ["system", ["station"]],
  ["simulator", ["station", "machine"]],
  ["machine", ["machine", "station"]],
  ["release", ["release"]],
  ["module", ["module"]],
]);

const getKinds = (word: string): readonly FoundKind[] =>
  kindWords.get(word) ?? (word.endsWith("s") ? kindWords.get(word.slice(0, -1)) : undefined) ?? [];

/**
 * The kinds that some of the words name, as in "EVAR course" or "course EVAR", and the other words; undefined where the words name
 * no kind or nothing else.
 */
export function kindInWords(
  words: readonly string[],
): { readonly kinds: readonly FoundKind[]; readonly words: readonly string[] } | undefined {
  const kinds = words.flatMap(getKinds);
  const rest = words.filter((word) => getKinds(word).length === 0);
  return kinds.length === 0 || rest.length === 0 ? undefined : { kinds, words: rest };
}
