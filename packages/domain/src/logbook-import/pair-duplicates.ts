import type { RecordId } from "../ids.ts";
import { normaliseForSearch } from "../normalise-for-search.ts";

/** The facts by which two records are probably the same case of one person. */
export type CaseOfPerson = {
  readonly day: string;
  readonly procedureCode: string;
  readonly hospital: string;
};

/**
 * For each row the stored record that it probably repeats. A day can have two equal cases, so each stored record stands for one
 * row: of three equal rows and one record, two rows are new.
 */
export function pairDuplicates(
  rows: readonly (CaseOfPerson | undefined)[],
  stored: readonly (CaseOfPerson & { readonly id: RecordId })[],
): readonly (RecordId | null)[] {
  const free = new Map<string, RecordId[]>();
  for (const { id, ...one } of stored) {
    const key = makeKey(one);
    const ids = free.get(key);
    if (ids === undefined) free.set(key, [id]);
    else ids.push(id);
  }
  return rows.map((row) => (row === undefined ? null : (free.get(makeKey(row))?.shift() ?? null)));
}

function makeKey({ day, procedureCode, hospital }: CaseOfPerson): string {
  return JSON.stringify([day, procedureCode, normaliseForSearch(hospital)]);
}
