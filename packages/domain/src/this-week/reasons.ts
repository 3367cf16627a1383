import type { AssignmentStatus } from "../assignments/assignment-status.ts";
import type { GroupId } from "../ids.ts";
import { daysBetween, type Instant, instant, type LocalDate } from "../time.ts";

/** Why a person of a programme needs attention this week, the most urgent reason first. */
export const weekReasons = [
  "overdue",
  "dueSoon",
  "quiet",
  "notJoined",
  "unconfirmed",
  "belowBenchmark",
] as const;
export type WeekReasonKind = (typeof weekReasons)[number];

const dayMs = 86_400_000;

/** An assignment that is due within this number of days is due this week. */
export const dueWithinDays = 7;
/** An invitation is a reason if it was not followed for this number of days. */
export const notJoinedAfterDays = 3;
/** A record is a reason if it has waited for its attending for this number of days. */
export const unconfirmedAfterDays = 7;

/** The latest moment of an invitation that counts as not followed. */
export function invitedBefore(now: Instant): Instant {
  return instant(now - notJoinedAfterDays * dayMs);
}

/** The latest moment at which a confirmation that waits was asked for. */
export function requestedBefore(now: Instant): Instant {
  return instant(now - unconfirmedAfterDays * dayMs);
}

/** One reason, with its subject. */
export type WeekReason = {
  readonly kind: WeekReasonKind;
  /** Distinguishes it from the other reasons of its person; it is the same in every answer. */
  readonly key: string;
  /** The name of its subject: the group, the exercise, or the content of the assignment. */
  readonly about: string;
  /** The group to which the reason belongs; null if it belongs to none. */
  readonly groupId: GroupId | null;
  /** Since when the reason exists, or by when something is due; null if the person has shown no activity yet. */
  readonly at: Instant | null;
  /** The number of waiting records; 1 for reasons with a single subject. */
  readonly count: number;
};

/** The reason that an assignment gives for a person whose date is `today`; null if it gives none. */
export function assignedReason(
  status: AssignmentStatus,
  dueOn: LocalDate,
  today: LocalDate,
): "overdue" | "dueSoon" | null {
  if (status === "late") return "overdue";
  return status === "due" && daysBetween(today, dueOn) <= dueWithinDays ? "dueSoon" : null;
}

/** The key of a reason: its kind, and the id or key of its subject. */
export function reasonKey(kind: WeekReasonKind, of: number | string): string {
  return `${kind}:${of}`;
}

/** Sorts by urgency; reasons of one kind by age, the oldest first. */
export function sortReasons<Reason extends WeekReason>(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.toSorted(
    (one, other) =>
      weekReasons.indexOf(one.kind) - weekReasons.indexOf(other.kind) ||
      (one.at ?? 0) - (other.at ?? 0) ||
      (one.key < other.key ? -1 : 1),
  );
}

/** A dismissal of a person: the reasons that were seen at that time, and its end. */
export type Dismissal = { readonly until: Instant; readonly reasons: readonly string[] };

/** A dismissal covers the reasons that were seen, until its end (exclusive). */
export function isCovered(reason: WeekReason, dismissal: Dismissal | undefined, now: Instant): boolean {
  return dismissal !== undefined && now < dismissal.until && dismissal.reasons.includes(reason.key);
}

/** The maximum duration of a dismissal, in days. */
export const maxDismissalDays = 92;
/** How many reasons one dismissal covers. */
export const maxDismissedReasons = 200;

/** Whether a dismissal may end at this time: in the future, within a quarter of a year. */
export function isDismissalEnd(until: Instant, now: Instant): boolean {
  return now < until && until <= now + maxDismissalDays * dayMs;
}
