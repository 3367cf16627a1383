import type { RetiredProcedure } from "./tree.ts";

/** What earlier versions offered: it stays on the records that name it, and no other record can take it. */
export const retired: readonly RetiredProcedure[] = [
  // Belongs to the arteries: AI-1804.
  {
    code: "NV-5401",
    interventionType: "Nonvascular Interventions",
    organSystem: "Spine",
    category: "Neurovascular",
    subCategory: "Spinal angiography",
    name: "Diagnostic spinal angiography",
    retiredIn: "2.0.0",
  },
  // Two kinds of visit under one name: EM-4204 and EM-4205.
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
