import { addDays, daysBetween, type LocalDate } from "../../time.ts";
import { academicYearMonth, addMonths, yearStart } from "./period.ts";
import type { Target } from "./target.ts";

/** `notStarted`: the person has no record at the institution yet, so that nothing can be expected of them. */
export const targetStates = ["reached", "onTrack", "behind", "notStarted"] as const;
export type TargetState = (typeof targetStates)[number];

export type TargetProgress = {
  readonly done: number;
  readonly remaining: number;
  /** How many cases the person would have on this day at an even pace. */
  readonly expected: number;
  readonly state: TargetState;
  /** The first and the last day of the time in which the minimum should be reached. */
  readonly since: LocalDate | null;
  readonly until: LocalDate | null;
};

type Span = Pick<Target, "span" | "months">;

/** The first day whose cases count on `asOf`; null: all of them do. */
export function countsSince(span: Target["span"], asOf: LocalDate): LocalDate | null {
  if (span === "training") return null;
  return yearStart(asOf, span === "academicYear" ? academicYearMonth : 1);
}

/**
 * A person's progress on `asOf` with this number of cases. Training begins with the person's first record at the institution. A
 * person is on track who has at least the number for an even pace, rounded down.
 */
export function getProgress(
  target: Span & Pick<Target, "minimum">,
  done: number,
  firstDay: LocalDate | null,
  asOf: LocalDate,
): TargetProgress {
  const { minimum } = target;
  const remaining = Math.max(minimum - done, 0);
  const since = countsSince(target.span, asOf) ?? firstDay;
  if (since === null) return { done, remaining, expected: 0, state: "notStarted", since, until: null };
  const end = addMonths(since, target.months ?? 12);
  const passed = Math.max(daysBetween(since, asOf) + 1, 0) / daysBetween(since, end);
  const expected = Math.min(Math.floor(minimum * passed), minimum);
  const state = remaining === 0 ? "reached" : done >= expected ? "onTrack" : "behind";
  return { done, remaining, expected, state, since, until: addDays(end, -1) };
}

/** The start page names at most this many targets that the person is behind in. */
export const maxTargetsBehind = 3;

/** The targets that a person is behind in, farthest from an even pace first. */
export function targetsBehind<Of extends Pick<TargetProgress, "done" | "expected" | "state">>(
  targets: readonly Of[],
): readonly Of[] {
  const share = ({ done, expected }: Of) => done / expected;
  return targets
    .filter(({ state }) => state === "behind")
    .toSorted((one, other) => share(one) - share(other));
}
