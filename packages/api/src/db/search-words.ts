import { normaliseForSearch } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";

const maxSearchLength = 200;
const maxWords = 8;

/** The words of a search in the form of `search_form`; what is beyond 200 characters or eight words is left out. */
export function searchWords(search: string | null | undefined): readonly string[] {
  const given = normaliseForSearch((search ?? "").replaceAll("\0", "").slice(0, maxSearchLength));
  return given.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** The LIKE pattern of texts that contain a word. */
export function likeWord(word: string): string {
  return `%${escaped(word)}%`;
}

/** The longest word, which a trigram index looks up; `like all` cannot use the index. */
export function findLongest(words: readonly string[]): string {
  return words.toSorted((one, other) => other.length - one.length)[0] ?? "";
}

/**
 * The rank of a name, in the form of `search_form`, for a search: 0 if it equals the words, 1 if it begins with them, 2 if
 * words of it begin with each, 3 if it contains each, 4 if something else matched.
 */
export function matchRank(name: RawBuilder<unknown>, words: readonly string[]): RawBuilder<number> {
  const whole = words.join(" ");
  const beginnings = words.map((word) => `% ${escaped(word)}%`);
  return sql`case when ${name} like ${`${escaped(whole)}%`} then (${name} <> ${whole})::int
    when ' ' || ${name} like all(${beginnings}::text[]) then 2
    when ${name} like all(${words.map(likeWord)}::text[]) then 3 else 4 end`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
