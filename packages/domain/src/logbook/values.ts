/** The enumerations of the logbook as they go over the wire and into the table (7.013-7.025, X70-X73, X77). */

export const sexes = ["Male", "Female", "Other"] as const;
export type Sex = (typeof sexes)[number];

/** The form offers the last three with their labels; `Unknown` comes from imports and is shown (X70). */
export const ageCategories = ["Unknown", "Pediatric", "Adult", "Geriatric"] as const;
export type AgeCategory = (typeof ageCategories)[number];

export const settings = ["Unknown", "Ambulatory", "Inpatient", "Outpatient", "Clinic"] as const;
export type Setting = (typeof settings)[number];

/** Circulator and Scrub are the two kinds of technologist (7.014). */
export const participantRoles = ["Operator", "Assistant", "Observer", "Circulator", "Scrub"] as const;
export type ParticipantRole = (typeof participantRoles)[number];

/** The wider set (X71). */
export const levels = [
  "D",
  "IR1",
  "IR2",
  "IR3",
  "IR4",
  "IR5",
  "IR6",
  "IR7",
  "NP",
  "PA",
  "PGY1",
  "PreRadiology",
  "R1",
  "R2",
  "R3",
  "R4",
  "Trainee",
] as const;
export type Level = (typeof levels)[number];

/** The levels that the form offers, in its order (7.015, X71). */
export const formLevels = [
  "R1",
  "R2",
  "R3",
  "R4",
  "IR1",
  "IR2",
  "IR7",
  "PreRadiology",
] as const satisfies readonly Level[];

export const interventionTypes = [
  "Arterial Interventions",
  "Biopsy/Drainage",
  "Dialysis Related Interventions",
  "Evaluation and Management (E/M)",
  "Nonvascular Interventions",
  "Other/Undefined",
  "Vascular Access Procedures",
  "Venous Interventions",
] as const;
export type InterventionType = (typeof interventionTypes)[number];

export const modalities = ["NoImaging", "CT", "Fluoroscopy", "MRI", "Ultrasound"] as const;
export type Modality = (typeof modalities)[number];
/** What the form offers beside the primary modality (7.033): another one; none at all is said by leaving it out. */
export function secondaryModalities(primary: Modality | null): readonly Modality[] {
  return modalities.filter((modality) => modality !== "NoImaging" && modality !== primary);
}

export const adverseEvents = ["NONE", "A", "B", "C", "D", "E", "F"] as const;
export type AdverseEvent = (typeof adverseEvents)[number];

export const bloodLosses = [
  "None",
  "Minimal",
  "<50 mL",
  "50-100 mL",
  ">100 mL not requiring transfusion",
  ">100 mL requiring transfusion",
] as const;
export type BloodLoss = (typeof bloodLosses)[number];

export const platelets = ["<50", "51-75", "76-100", ">100", "Unknown"] as const;
export type Platelet = (typeof platelets)[number];

export const inrs = ["<1.3", "1.3-1.4", "1.5-1.7", "1.8-2.0", ">2.0", "Unknown"] as const;
export type Inr = (typeof inrs)[number];

export const inrReversals = ["None", "FFP", "Cryo", "VitaminK"] as const;
export type InrReversal = (typeof inrReversals)[number];

export const dictatedValues = ["No", "Not_Applicable", "Pending", "Yes"] as const;
export type Dictated = (typeof dictatedValues)[number];

/** The field is `sedation`, its label Anesthesia (X73). */
export const sedations = ["None", "Local", "Moderate (Conscious)", "MAC", "General"] as const;
export type Sedation = (typeof sedations)[number];

/** The fields of medicine into which the catalogue sorts the procedures of an organ system (7.017). */
export const procedureCategories = [
  "Cardiovascular",
  "Neurovascular",
  "Endovascular",
  "Peripheral vascular",
  "Other",
] as const;
export type ProcedureCategory = (typeof procedureCategories)[number];
