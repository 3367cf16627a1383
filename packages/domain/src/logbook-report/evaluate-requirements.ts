import { type PersonsCase, unmetConditions } from "../logbook/totals/counts-towards.ts";
import type { InterventionType, ParticipantRole } from "../logbook/values.ts";
import type { LocalDate } from "../time.ts";
import type { Requirement } from "./requirement-set.ts";

/** A case as requirements read it. */
export type CountedCase = PersonsCase & {
  readonly isConfirmed: boolean;
  /** Whether it is imported and its institution does not count imported cases. */
  readonly isImportedInVain: boolean;
  /** The role that the attending states instead of the recorded one; null: they agree, or the attending stated none. */
  readonly statedRole: ParticipantRole | null;
};

/** Why a case does not count towards a requirement; the reason that is hardest to change comes first. */
export const uncountedReasons = [
  "institution",
  "imported",
  "day",
  "procedure",
  "role",
  "level",
  "confirmation",
] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

/** How many cases count towards a requirement, how many are missing, and why the other cases do not count. */
export type EvaluatedRequirement = {
  readonly name: string;
  readonly minimum: number;
  readonly needsConfirmation: boolean;
  readonly counted: number;
  /** How many of the counted cases are confirmed. */
  readonly confirmed: number;
  /** In how many of the counted cases the attending states another role than the recorded one, by which they count. */
  readonly disputed: number;
  readonly missing: number;
  /** Every case that does not count has exactly one reason: the first of `uncountedReasons` that applies. */
  readonly uncounted: readonly { readonly reason: UncountedReason; readonly cases: number }[];
};

/** Counts the cases of a period that ends on `asOf` towards each requirement. */
export function evaluateRequirements(
  cases: readonly CountedCase[],
  requirements: readonly Requirement[],
  asOf: LocalDate,
): readonly EvaluatedRequirement[] {
  return requirements.map((requirement) => {
    const { name, minimum, needsConfirmation } = requirement;
    const reasons = cases.map((one) => reasonNotCounted(requirement, one, asOf));
    const counted = reasons.filter((reason) => reason === null).length;
    return {
      name,
      minimum,
      needsConfirmation,
      counted,
      confirmed: cases.filter(({ isConfirmed }, at) => isConfirmed && reasons[at] === null).length,
      disputed: cases.filter(({ statedRole }, at) => statedRole !== null && reasons[at] === null).length,
      missing: Math.max(0, minimum - counted),
      uncounted: uncountedReasons.flatMap((reason) => {
        const number = reasons.filter((each) => each === reason).length;
        return number === 0 ? [] : [{ reason, cases: number }];
      }),
    };
  });
}

/** Why the case does not count towards the requirement; null if it counts. */
export function reasonNotCounted(
  requirement: Requirement,
  one: CountedCase,
  asOf: LocalDate,
): UncountedReason | null {
  const unmet: readonly UncountedReason[] = [
    ...getUnmet(requirement, one, asOf),
    ...(requirement.needsConfirmation && !one.isConfirmed ? (["confirmation"] as const) : []),
  ];
  return uncountedReasons.find((reason) => unmet.includes(reason)) ?? null;
}

function getUnmet({ counts }: Requirement, one: CountedCase, asOf: LocalDate): readonly UncountedReason[] {
  if (counts.kind === "target")
    return [
      ...(one.isImportedInVain ? (["imported"] as const) : []),
      ...unmetConditions(counts.target, one, asOf),
    ];
  const { interventionTypes, roles } = counts;
  const type = one.procedure.interventionType as InterventionType;
  return [
    ...(!interventionTypes.includes(type) ? (["procedure"] as const) : []),
    ...(one.role === null || !roles.includes(one.role) ? (["role"] as const) : []),
  ];
}
