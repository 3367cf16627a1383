import type { Procedure } from "../record.ts";
import type { Catalogue } from "./tree.ts";

// Separate from the data, so that code which only searches a given catalogue does not load the data.

const offered = new WeakMap<Catalogue, readonly Procedure[]>();

/** Every procedure that is offered, with its whole path, in the catalogue's order. */
export function getProcedures(from: Catalogue): readonly Procedure[] {
  const known = offered.get(from) ?? flatten(from);
  offered.set(from, known);
  return known;
}

function flatten({ interventionTypes }: Catalogue): readonly Procedure[] {
  return interventionTypes.flatMap((type) =>
    type.organSystems.flatMap((system) =>
      system.categories.flatMap((category) =>
        category.subCategories.map((leaf) => ({
          interventionType: type.name,
          organSystem: system.name,
          category: category.name,
          subCategory: leaf.subCategory,
          name: leaf.name,
          code: leaf.code,
        })),
      ),
    ),
  );
}

const byCode = new WeakMap<Catalogue, ReadonlyMap<string, Procedure>>();

/** The procedure that the code names, if the catalogue offers it. */
export function findProcedure(from: Catalogue, code: string): Procedure | undefined {
  const index =
    byCode.get(from) ?? new Map(getProcedures(from).map((procedure) => [procedure.code, procedure]));
  byCode.set(from, index);
  return index.get(code);
}

/** The procedure that the code named until it was retired. */
export function findRetired({ retired }: Catalogue, code: string): Procedure | undefined {
  const found = retired.find((each) => each.code === code);
  if (found === undefined) return undefined;
  const { retiredIn: _, ...procedure } = found;
  return procedure;
}
