import { searchForm } from "./search-form.ts";

/** The words of a search in the form in which texts are compared: without case and accents. */
export function searchWords(text: string): readonly string[] {
  return searchForm(text).split(/\s+/).filter(Boolean);
}

/**
 * How well a name matches the words of a search, from 0 for the best: the whole name; its first words; its beginning, within a
 * word; the beginnings of words in it; the inside of it. Undefined where a word is not in the name.
 */
export function nameRank(name: string, words: readonly string[]): 0 | 1 | 2 | 3 | 4 | undefined {
  const form = searchForm(name);
  const whole = words.join(" ");
  if (form === whole) return 0;
  if (form.startsWith(whole)) return /^[\p{L}\p{N}]/u.test(form.slice(whole.length)) ? 2 : 1;
  const beginnings = form.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => beginnings.some((beginning) => beginning.startsWith(word)))) return 3;
  return words.every((word) => form.includes(word)) ? 4 : undefined;
}
