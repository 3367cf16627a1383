import type { AdverseEvent, Level, Modality, ParticipantRole } from "./values.ts";

/** Shown for an empty field. */
export const notFilledIn = "–";

/** The roles in the groups of the form: Circulator and Scrub are below Technologist (7.014). */
export const participantRoleGroups: readonly {
  readonly label: string | null;
  readonly roles: readonly ParticipantRole[];
}[] = [
  { label: null, roles: ["Operator", "Assistant", "Observer"] },
  { label: "Technologist", roles: ["Circulator", "Scrub"] },
];

/** A short description of each role, shown where a role is chosen. */
export const participantRoleDefinitions: { readonly [Value in ParticipantRole]: string } = {
  Operator: "Performs the procedure, or its decisive parts",
  Assistant: "Scrubbed in, works under the operator's direction",
  Observer: "Watches and takes no part",
  Circulator: "Unscrubbed: runs the room, brings and records what is used",
  Scrub: "Scrubbed: prepares and hands over the instruments",
};

/** The specification gives this text word for word (7.015, X71). */
export function levelLabel(level: Level): string {
  return level === "PreRadiology" ? "Pre-radiology" : level;
}

/** The labels of the modalities; a value is its label without spaces (7.018, 7.061). */
export const modalityLabels = {
  NoImaging: "No Imaging",
  CT: "CT",
  Fluoroscopy: "Fluoroscopy",
  MRI: "MRI",
  Ultrasound: "Ultrasound",
} as const satisfies { readonly [Value in Modality]: string };

/** The specification gives these texts word for word (7.019). */
export const adverseEventLabels = {
  NONE: "None",
  A: "A: no therapy, no consequence",
  B: "B: nominal therapy",
  C: "C: requires therapy, minor hospitalization under 48 hours",
  D: "D: major therapy, unplanned increase in level of care, prolonged",
  E: "E: permanent adverse sequelae",
  F: "F: death",
} as const satisfies { readonly [Value in AdverseEvent]: string };
