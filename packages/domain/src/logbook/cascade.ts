import { findProcedure, getProcedures } from "./catalogue/lookup.ts";
import type { Catalogue } from "./catalogue/tree.ts";
import type { Procedure } from "./record.ts";

/** The levels of the catalogue above the procedure, from the widest to the narrowest. */
export const cascadeLevels = ["interventionType", "organSystem", "category", "subCategory"] as const;
export type CascadeLevel = (typeof cascadeLevels)[number];

/**
 * The procedure after a person chose `value` at `level`: the levels above stay, the levels below take the first option
 * of each (7.030, 7.031). Undefined where the catalogue has no such path.
 */
export function chooseLevel(
  catalogue: Catalogue,
  current: Procedure | null,
  level: CascadeLevel,
  value: string,
): Procedure | undefined {
  const above = cascadeLevels.slice(0, cascadeLevels.indexOf(level));
  return getProcedures(catalogue).find(
    (procedure) => procedure[level] === value && above.every((each) => procedure[each] === current?.[each]),
  );
}

/** Picking a procedure directly fills all levels (7.032). */
export function chooseProcedure(catalogue: Catalogue, code: string): Procedure | undefined {
  return findProcedure(catalogue, code);
}

/** The options of a level below the levels chosen above it, in the catalogue's order. */
export function optionsAt(
  catalogue: Catalogue,
  current: Procedure | null,
  level: CascadeLevel,
): readonly string[] {
  const above = cascadeLevels.slice(0, cascadeLevels.indexOf(level));
  const beneath = getProcedures(catalogue).filter((procedure) =>
    above.every((each) => procedure[each] === current?.[each]),
  );
  return [...new Set(beneath.map((procedure) => procedure[level]))];
}
