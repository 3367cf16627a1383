import { arterial } from "./arterial.ts";
import { biopsyDrainage } from "./biopsy-drainage.ts";
import { dialysis } from "./dialysis.ts";
import { evaluationManagement } from "./evaluation-management.ts";
import { nonvascular } from "./nonvascular.ts";
import { other } from "./other.ts";
import type { Catalogue, RetiredProcedure } from "./tree.ts";
import { vascularAccess } from "./vascular-access.ts";
import { venous } from "./venous.ts";

/**
 * Procedures that earlier versions offered: they stay on the records that name them, and cannot be chosen for other records.
 */
const retired: readonly RetiredProcedure[] = [
  // AI-1804 was retired because it belongs to the arteries.
  {
    code: "NV-5401",
    interventionType: "Nonvascular Interventions",
    organSystem: "Spine",
    category: "Neurovascular",
    subCategory: "Spinal angiography",
    name: "Diagnostic spinal angiography",
    retiredIn: "2.0.0",
  },
  // EM-4204 and EM-4205 were retired because one name stood for two kinds of visit.
  {
    code: "EM-4201",
    interventionType: "Evaluation and Management (E/M)",
    organSystem: "Remote care",
    category: "Other",
    subCategory: "Telephone visit",
    name: "Telephone or video visit",
    retiredIn: "2.0.0",
  },
];

/** The source of the catalogue. It is in a separate module, so that browsers do not load it. */
export const catalogueOrigin = {
  source:
    "Written for Cathedra in its own words. The codes are its own: they belong to no coding system and are derived from none.",
  licence: "Apache-2.0",
};

/**
 * The procedure catalogue of this version (7.011, 7.016, 7.017).
 *
 * In a category the commoner procedures come first: of procedures whose names match a search equally well, the one that is
 * further up in its category is shown first.
 *
 * To add a procedure: a line in its category with the next free code, a higher minor version here, and its row in
 * `test/catalogue/published.tsv`. To retire one: move it to `retired.ts` with the new version, which is a major one.
 */
export const catalogue: Catalogue = {
  version: "2.0.0",
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
