/**
 * The enumerations of the logbook that are used outside of the record, too, in the form of the wire and the table; all others
 * are defined with their fields.
 */

/** Circulator and Scrub are the two kinds of technologist (7.014). */
export const participantRoles = ["Operator", "Assistant", "Observer", "Circulator", "Scrub"] as const;
export type ParticipantRole = (typeof participantRoles)[number];

/** All levels of experience that a stored record can have, including those that the form does not offer (X71). */
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

export const adverseEvents = ["NONE", "A", "B", "C", "D", "E", "F"] as const;
export type AdverseEvent = (typeof adverseEvents)[number];

/** The fields of medicine into which the catalogue sorts the procedures of an organ system (7.017). */
export const procedureCategories = [
  "Cardiovascular",
  "Neurovascular",
  "Endovascular",
  "Peripheral vascular",
  "Other",
] as const;
export type ProcedureCategory = (typeof procedureCategories)[number];
