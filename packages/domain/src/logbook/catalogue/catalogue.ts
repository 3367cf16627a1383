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
