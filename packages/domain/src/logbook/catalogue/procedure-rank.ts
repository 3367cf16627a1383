import { nameRank, searchWords } from "../../name-rank.ts";
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
  return (code, text) => {
    const words = searchWords(text);
    const { names, place } = known.get(code) ?? { names: [], place: 0 };
    // The factor between ranks, greater than the number of procedures in any category.
    return Math.min(...names.map((name) => nameRank(name, words) ?? 9), 9) * 1000 + place;
  };
}
