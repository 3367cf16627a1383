import { getNames } from "../../fields/filled-fields.ts";

/** The parts of the form with their titles, in its order. The last two start folded (7.042). */
export const recordSections = {
  occasion: "When and where",
  procedure: "Procedure",
  participants: "Participants",
  clinicalData: "Additional Clinical Data",
  clinicalManager: "Clinical Manager",
} as const;

/** The content of folded sections in a few words, shown on the fold. */
export const foldedContents: { readonly [Section in keyof typeof recordSections]?: string } = {
  clinicalData: "Patient, imaging, dose, blood",
  clinicalManager: "Outcome, adverse event, follow-up",
};

export type SectionId = keyof typeof recordSections;

export const sectionIds = getNames(recordSections);
