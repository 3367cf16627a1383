import type { LocalDate } from "@cathedra/domain";
import {
  type DayRange,
  type ParticipantRole,
  type TimeBucket,
  type TimeBuckets,
  timeBuckets,
} from "@cathedra/domain/logbook";

export type RoleCount = { readonly role?: string | null | undefined; readonly cases: number };

/** The roles that charts distinguish; technologists and cases without a role are rare for trainees. */
export const roleKinds = ["Operator", "Assistant", "Observer", "Other"] as const;
export type RoleKind = (typeof roleKinds)[number];

const listedRoles = ["Operator", "Assistant", "Observer"] as const satisfies readonly ParticipantRole[];

function getKind(role: string | null | undefined): RoleKind {
  return listedRoles.find((each) => each === role) ?? "Other";
}

/** The number of cases for each role, in the order of `roleKinds`. */
export function byKind(counts: readonly RoleCount[]): readonly number[] {
  return roleKinds.map((kind) => sum(counts.filter(({ role }) => getKind(role) === kind)));
}

export function casesIn(counts: readonly RoleCount[], kind: RoleKind): number {
  return sum(counts.filter(({ role }) => getKind(role) === kind));
}

type MonthCount = RoleCount & { readonly month: string };
export type Column = TimeBucket & { readonly values: readonly number[] };

/** The number of cases by month, quarter or year, with zeros for periods without a case; a long period begins with the first case. */
export function getColumns(
  months: readonly MonthCount[],
  { from, to }: DayRange,
): { readonly unit: TimeBuckets["unit"]; readonly columns: readonly Column[] } {
  const isShort = from !== null && timeBuckets(from, to).unit === "month";
  const first = isShort ? from : ((months[0]?.month ?? to) as LocalDate);
  const { unit, buckets } = timeBuckets(first, to);
  const columns = buckets.map((bucket) => ({
    ...bucket,
    values: byKind(months.filter(({ month }) => month >= bucket.from && month <= bucket.to)),
  }));
  return { unit, columns };
}

type Counted = {
  readonly procedure: { readonly interventionType: string; readonly organSystem: string };
  readonly cases: number;
};

export type Kind = {
  readonly interventionType: string;
  /** The organ system; null for all organ systems of the type. */
  readonly organSystem: string | null;
  readonly cases: number;
};

/** The cases by intervention type, or by organ system within it, most first. */
export function byKindOfProcedure(
  procedures: readonly Counted[],
  level: "interventionType" | "organSystem",
): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { procedure, cases } of procedures) {
    const { interventionType } = procedure;
    const organSystem = level === "organSystem" ? procedure.organSystem : null;
    const key = JSON.stringify([interventionType, organSystem]);
    kinds.set(key, { interventionType, organSystem, cases: cases + (kinds.get(key)?.cases ?? 0) });
  }
  return [...kinds.values()].toSorted((one, other) => other.cases - one.cases);
}

function sum(counts: readonly RoleCount[]): number {
  return counts.reduce((whole, { cases }) => whole + cases, 0);
}
