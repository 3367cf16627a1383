import { type ComparableName, comparableName, nameRank, searchWords } from "../../name-rank.ts";
import type { Procedure } from "../record.ts";

/**
 * How well the name of the procedure with a code matches a search: the lower, the better. The beginnings of names and words
 * come before matches inside of them, then what matches by its code or path alone; among equal matches the commoner procedure
 * comes first, which is the one further up in its category.
 */
export function procedureRanks(procedures: readonly Procedure[]): (code: string, text: string) => number {
  const counts: Record<string, number> = {};
  const known = new Map(
    procedures.map(({ code, name, subCategory, interventionType, organSystem, category }) => {
      const path = interventionType + organSystem + category;
      counts[path] = (counts[path] ?? 0) + 1;
      return [code, { names: [name, subCategory], place: counts[path] }];
    }),
  );
  // A search ranks hundreds of procedures with the same text, and all of them again at the next key.
  let searched = { text: "", words: searchWords("") };
  const comparable = new Map<string, ComparableName>();
  const compared = (name: string): ComparableName => {
    const found = comparable.get(name) ?? comparableName(name);
    comparable.set(name, found);
    return found;
  };
  return (code, text) => {
    if (text !== searched.text) searched = { text, words: searchWords(text) };
    const { words } = searched;
    const { names, place } = known.get(code) ?? { names: [], place: 0 };
    // The factor between ranks, greater than the number of procedures in any category.
    return Math.min(...names.map((name) => nameRank(compared(name), words) ?? 9), 9) * 1000 + place;
  };
}
