import type { CountingRule } from "../logbook/totals/counts-towards.ts";
import { type InterventionType, interventionTypes, type ParticipantRole } from "../logbook/values.ts";

/** A least number of cases, and which cases count towards it. */
export type Requirement = {
  readonly name: string;
  readonly minimum: number;
  /** Whether a case counts only once its attending has confirmed it. */
  readonly needsConfirmation: boolean;
  readonly counts:
    | {
        readonly kind: "catalogue";
        readonly interventionTypes: readonly InterventionType[];
        readonly roles: readonly ParticipantRole[];
      }
    | { readonly kind: "target"; readonly target: CountingRule };
};

/** The requirements of a board or an institution for a logbook. */
export type RequirementSet = {
  readonly id: RequirementSetId;
  readonly name: string;
  /** How the words of the requirements are read, where they leave room. */
  readonly assumptions: readonly string[];
  readonly requirements: readonly Requirement[];
};

export const requirementSetIds = ["european_board", "institution"] as const;
export type RequirementSetId = (typeof requirementSetIds)[number];

export const requirementSetNames: Readonly<Record<RequirementSetId, string>> = {
  european_board: "European Board of Interventional Radiology, entry",
  institution: "Targets of the institution",
};

/** The names for a control that is too narrow for the whole ones. */
export const requirementSetShortNames: Readonly<Record<RequirementSetId, string>> = {
  european_board: "European Board (EBIR)",
  institution: "Institution’s targets",
};

/** The types of the catalogue that are taken as vascular. */
export const vascularTypes: readonly InterventionType[] = [
  "Arterial Interventions",
  "Venous Interventions",
  "Dialysis Related Interventions",
  "Vascular Access Procedures",
];

/** Visits and consultations are cases of the logbook, but no procedures. */
const procedureTypes = interventionTypes.filter((type) => type !== "Evaluation and Management (E/M)");

const firstOperator: readonly ParticipantRole[] = ["Operator"];

const europeanBoard: RequirementSet = {
  id: "european_board",
  name: requirementSetNames.european_board,
  assumptions: [
    "First operator is the role Operator. Evaluation and management are not counted as procedures.",
    `Vascular are the types ${vascularTypes.join(", ")}.`,
    "Signed is a case that is confirmed in the portal, by its attending or by an administrator in the attending’s stead.",
  ],
  requirements: [
    {
      name: "Procedures as first operator",
      minimum: 250,
      needsConfirmation: true,
      counts: { kind: "catalogue", interventionTypes: procedureTypes, roles: firstOperator },
    },
    {
      name: "Of these vascular",
      minimum: 150,
      needsConfirmation: true,
      counts: { kind: "catalogue", interventionTypes: vascularTypes, roles: firstOperator },
    },
  ],
};

type NamedTarget = CountingRule & { readonly name: string; readonly minimum: number };

/** The set with this id; the institution's own consists of the targets that are set for the person. */
export function requirementSet(id: RequirementSetId, targets: readonly NamedTarget[]): RequirementSet {
  if (id === "european_board") return europeanBoard;
  return {
    id,
    name: requirementSetNames.institution,
    assumptions: [
      "A target counts cases of its institution alone, confirmed or not, and imported ones if the institution counts them.",
      "Of a target for one year, the year in which the period ends is counted.",
    ],
    requirements: targets.map((target) => ({
      name: target.name,
      minimum: target.minimum,
      needsConfirmation: false,
      counts: { kind: "target", target },
    })),
  };
}
