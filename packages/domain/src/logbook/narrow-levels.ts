import { type CascadeLevel, cascadeLevels } from "./cascade.ts";
import { getProcedures } from "./catalogue/lookup.ts";
import type { Catalogue } from "./catalogue/tree.ts";

/** The choice at each level of the catalogue by which a list is filtered; null means "any" (7.063). */
export type NarrowedLevels = { readonly [Level in CascadeLevel]: string | null };

/** Sets the choice at `level`; choices below it are cleared. */
export function narrowLevel<Levels extends NarrowedLevels>(
  levels: Levels,
  level: CascadeLevel,
  value: string | null,
): Levels {
  const beneath = cascadeLevels.slice(cascadeLevels.indexOf(level) + 1);
  return { ...levels, [level]: value, ...Object.fromEntries(beneath.map((each) => [each, null])) };
}

/** Removes the levels below one that is "any", because no page could show them. */
export function connectedLevels<Levels extends NarrowedLevels>(levels: Levels): Levels {
  const open = cascadeLevels.find((level) => levels[level] === null);
  return open === undefined ? levels : narrowLevel(levels, open, null);
}

/** The options at a level below the choices above it, in the catalogue's order; none while one of these is "any". */
export function narrowerOptions(
  catalogue: Catalogue,
  levels: NarrowedLevels,
  level: CascadeLevel,
): readonly string[] {
  const above = cascadeLevels.slice(0, cascadeLevels.indexOf(level));
  const fitting = getProcedures(catalogue).filter((procedure) =>
    above.every((each) => procedure[each] === levels[each]),
  );
  return [...new Set(fitting.map((procedure) => procedure[level]))];
}
