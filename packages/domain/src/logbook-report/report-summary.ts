import { type ParticipantRole, participantRoles } from "../logbook/values.ts";
import type { LocalDate } from "../time.ts";
import {
  type CountedCase,
  type EvaluatedRequirement,
  evaluateRequirements,
} from "./evaluate-requirements.ts";
import type { RequirementSet } from "./requirement-set.ts";

/** Cases by role, in the order of the form; null is without a role. */
export type RoleCount = {
  readonly role: ParticipantRole | null;
  readonly cases: number;
  readonly confirmed: number;
};

/** The cases of one part of the catalogue, by role. */
export type CategoryCount = {
  readonly interventionType: string;
  readonly category: string;
  readonly cases: number;
  readonly confirmed: number;
  readonly roles: readonly RoleCount[];
};

/** The numbers of a report: what its reader sees on the page that verifies it. */
export type ReportSummary = {
  readonly cases: number;
  readonly confirmed: number;
  /** In how many cases the attending states another role than the recorded one, by which they count. */
  readonly disputed: number;
  readonly firstDay: LocalDate | null;
  readonly lastDay: LocalDate | null;
  readonly roles: readonly RoleCount[];
  readonly requirements: readonly EvaluatedRequirement[];
};

/** The numbers of these cases against a set of requirements; `asOf` is the last day of the period. */
export function summariseReport(
  cases: readonly CountedCase[],
  set: RequirementSet,
  asOf: LocalDate,
): ReportSummary {
  const days = cases.map(({ day }) => day).toSorted();
  return {
    cases: cases.length,
    confirmed: getConfirmed(cases),
    disputed: cases.filter(({ statedRole }) => statedRole !== null).length,
    firstDay: days.at(0) ?? null,
    lastDay: days.at(-1) ?? null,
    roles: countByRole(cases),
    requirements: evaluateRequirements(cases, set.requirements, asOf),
  };
}

/** The cases by type and category of the catalogue, in alphabetical order. */
export function countByCategory(cases: readonly CountedCase[]): readonly CategoryCount[] {
  const makeKey = ({ procedure }: CountedCase) => `${procedure.interventionType}\n${procedure.category}`;
  const keys = [...new Set(cases.map(makeKey))].toSorted((one, other) => (one < other ? -1 : 1));
  return keys.map((key) => {
    const of = cases.filter((one) => makeKey(one) === key);
    const [interventionType = "", category = ""] = key.split("\n");
    return {
      interventionType,
      category,
      cases: of.length,
      confirmed: getConfirmed(of),
      roles: countByRole(of),
    };
  });
}

function countByRole(cases: readonly CountedCase[]): readonly RoleCount[] {
  return [...participantRoles, null].flatMap((role) => {
    const of = cases.filter((one) => one.role === role);
    return of.length === 0 ? [] : [{ role, cases: of.length, confirmed: getConfirmed(of) }];
  });
}

function getConfirmed(cases: readonly CountedCase[]): number {
  return cases.filter(({ isConfirmed }) => isConfirmed).length;
}
