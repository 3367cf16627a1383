import { normaliseForSearch } from "./normalise-for-search.ts";

/**
 * The words of a search in the form in which texts are compared: without case, accents and punctuation. A text that is nothing
 * but punctuation is searched as it is.
 */
export function searchWords(text: string): readonly string[] {
  const form = normaliseForSearch(text);
  // Combining marks belong to the letter before them, so they do not end a word.
  return form.match(/[\p{L}\p{N}\p{M}]+/gu) ?? form.split(/\s+/).filter(Boolean);
}

/** A name in the forms in which a search compares it; worth keeping where the same names are ranked at each key. */
export type ComparableName = { readonly form: string; readonly words: readonly string[] };

export function comparableName(name: string): ComparableName {
  return { form: normaliseForSearch(name), words: searchWords(name) };
}

/**
 * How well a name matches the words of a search, from 0 for the best: the whole name; its first words; its beginning, within a
 * word; the beginnings of words in it; the inside of it. Undefined where a word is not in the name.
 */
export function nameRank(
  name: string | ComparableName,
  words: readonly string[],
): 0 | 1 | 2 | 3 | 4 | undefined {
  const { form, words: beginnings } = typeof name === "string" ? comparableName(name) : name;
  const plain = beginnings.join(" ");
  const whole = words.join(" ");
  if (plain === whole) return 0;
  if (plain.startsWith(whole)) return plain[whole.length] === " " ? 1 : 2;
  if (words.every((word) => beginnings.some((beginning) => beginning.startsWith(word)))) return 3;
  return words.every((word) => form.includes(word)) ? 4 : undefined;
}
