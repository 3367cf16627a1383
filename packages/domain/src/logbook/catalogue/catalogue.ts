import type { Procedure } from "../record.ts";
import { arterial } from "./arterial.ts";
import { biopsyDrainage } from "./biopsy-drainage.ts";
import { dialysis } from "./dialysis.ts";
import { evaluationManagement } from "./evaluation-management.ts";
import { nonvascular } from "./nonvascular.ts";
import { other } from "./other.ts";
import type { Catalogue } from "./tree.ts";
import { vascularAccess } from "./vascular-access.ts";
import { venous } from "./venous.ts";

/** The procedure catalogue of this version (7.011, 7.016, 7.017). */
export const catalogue: Catalogue = {
  version: "1.0.0",
  source: "Written for Cathedra. The codes are its own and belong to no coding system.",
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
};

/** Every procedure with its whole path, in the catalogue's order. */
export function proceduresOf({ interventionTypes }: Catalogue): readonly Procedure[] {
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

/** The procedure that the code names, if the catalogue has it. */
export function findProcedure(from: Catalogue, code: string): Procedure | undefined {
  const index =
    byCode.get(from) ?? new Map(proceduresOf(from).map((procedure) => [procedure.code, procedure]));
  byCode.set(from, index);
  return index.get(code);
}
