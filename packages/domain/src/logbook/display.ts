import type {
  AdverseEvent,
  AgeCategory,
  BloodLoss,
  Dictated,
  InrReversal,
  Level,
  Modality,
  ParticipantRole,
} from "./values.ts";

/** Who did not fill a field in sees this. */
export const notFilledIn = "–";

/** The form's three labels (7.013); an imported record may say Unknown (X70). */
export const ageCategoryLabels: { readonly [Value in AgeCategory]: string } = {
  Unknown: "Unknown",
  Pediatric: "Pediatric (<18)",
  Adult: "Adult (18-64)",
  Geriatric: "Geriatric (65+)",
};

/** The age categories that the form offers (X70). */
export const formAgeCategories = [
  "Pediatric",
  "Adult",
  "Geriatric",
] as const satisfies readonly AgeCategory[];

/** The roles as the form groups them: Circulator and Scrub stand under Technologist (7.014). */
export const participantRoleGroups: readonly {
  readonly label: string | null;
  readonly roles: readonly ParticipantRole[];
}[] = [
  { label: null, roles: ["Operator", "Assistant", "Observer"] },
  { label: "Technologist", roles: ["Circulator", "Scrub"] },
];

/** What each role does, in a few words: shown where a role is picked. */
export const participantRoleDefinitions: { readonly [Value in ParticipantRole]: string } = {
  Operator: "Performs the procedure, or its decisive parts",
  Assistant: "Scrubbed in, works under the operator's direction",
  Observer: "Watches and takes no part",
  Circulator: "Unscrubbed: runs the room, brings and records what is used",
  Scrub: "Scrubbed: prepares and hands over the instruments",
};

/** (7.015, X71) */
export function levelLabel(level: Level): string {
  return level === "PreRadiology" ? "Pre-radiology" : level;
}

/** (7.018, 7.061) */
export function modalityLabel(modality: Modality): string {
  return modality === "NoImaging" ? "No Imaging" : modality;
}

/** (7.019) */
export const adverseEventLabels: { readonly [Value in AdverseEvent]: string } = {
  NONE: "None",
  A: "A: no therapy, no consequence",
  B: "B: nominal therapy",
  C: "C: requires therapy, minor hospitalization under 48 hours",
  D: "D: major therapy, unplanned increase in level of care, prolonged",
  E: "E: permanent adverse sequelae",
  F: "F: death",
};

/** (7.020) */
export const bloodLossLabels: { readonly [Value in BloodLoss]: string } = {
  None: "None",
  Minimal: "Minimal",
  "<50 mL": "Less than 50 mL",
  "50-100 mL": "50-100 mL",
  ">100 mL not requiring transfusion": "Over 100 mL not requiring transfusion",
  ">100 mL requiring transfusion": "Over 100 mL requiring transfusion",
};

/** (7.023) */
export const dictatedLabels: { readonly [Value in Dictated]: string } = {
  No: "No",
  Not_Applicable: "Not applicable",
  Pending: "Pending",
  Yes: "Yes",
};

/** (7.023) */
export const inrReversalLabels: { readonly [Value in InrReversal]: string } = {
  None: "None",
  FFP: "FFP",
  Cryo: "Cryo",
  VitaminK: "Vitamin K",
};

/** The doses with their units (X75). */
export const doseLabels = {
  doseTime: { name: "Fluoroscopy time", unit: "min" },
  doseSkin: { name: "Skin dose", unit: "mGy" },
  doseDap: { name: "Dose area product, DAP", unit: "Gy·cm²" },
  doseCtdi: { name: "CT dose index, CTDI", unit: "mGy" },
  doseDlp: { name: "Dose length product, DLP", unit: "mGy·cm" },
} as const;

/** "+N" of the names that a narrow cell does not show; the first is always shown. */
export function participantSummary(names: readonly string[]): string {
  const [first, ...others] = names;
  if (first === undefined) return notFilledIn;
  return others.length === 0 ? first : `${first} +${others.length}`;
}
