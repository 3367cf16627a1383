import type { Procedure } from "../record.ts";
import { arterial } from "./arterial.ts";
import { biopsyDrainage } from "./biopsy-drainage.ts";
import { dialysis } from "./dialysis.ts";
import { evaluationManagement } from "./evaluation-management.ts";
import { nonvascular } from "./nonvascular.ts";
import { other } from "./other.ts";
import { retired } from "./retired.ts";
import type { Catalogue } from "./tree.ts";
import { vascularAccess } from "./vascular-access.ts";
import { venous } from "./venous.ts";

/**
 * The procedure catalogue of this version (7.011, 7.016, 7.017).
 *
 * To add a procedure: a line in its category with the next free code, a higher minor version here, and its row in
 * `test/catalogue/published.tsv`. To retire one: move it to `retired.ts` with the new version, which is a major one.
 */
export const catalogue: Catalogue = {
  version: "2.0.0",
  source:
    "Written for Cathedra in its own words. The codes are its own: they belong to no coding system and are derived from none.",
  licence: "Apache-2.0",
  interventionTypes: [
    arterial,
    biopsyDrainage,
    dialysis,
    evaluationManagement,
    nonvascular,
    other,
    vascularAccess,
    venous,
  ],
  retired,
};

const offered = new WeakMap<Catalogue, readonly Procedure[]>();

/** Every procedure that is offered, with its whole path, in the catalogue's order. */
export function proceduresOf(from: Catalogue): readonly Procedure[] {
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
    byCode.get(from) ?? new Map(proceduresOf(from).map((procedure) => [procedure.code, procedure]));
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
