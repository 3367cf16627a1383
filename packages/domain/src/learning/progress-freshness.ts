import type { Instant } from "../time.ts";
import { type CompletionStatus, mayStart } from "./completion.ts";

/**
 * What is known about the readings of one scope: a person's progress in all their courses, or in one course and its units. Each
 * scope is read from the learning platform separately and says nothing about another. The figures of a class are those of its
 * people, each as old as the person's last reading (`agesOfProgress`).
 */
export type ProgressReading = {
  /** When the platform was last asked, whether it answered or not; null if never. */
  readonly askedAt: Instant | null;
  /** When the request was sent whose answer the figures are: they are at least as new as this. Null if none was answered. */
  readonly figuresAt: Instant | null;
  /** When the platform's answer had arrived. */
  readonly readAt: Instant | null;
  /** Whether the platform answered that it has no person with this address. */
  readonly isNobody: boolean;
  /**
   * The last time of an action that changes the figures on the platform, including one that failed or whose outcome is unknown:
   * figures that were read before it are out of date.
   */
  readonly invalidatedAt: Instant | null;
  /** The time of a reset that the platform has not confirmed yet; null if there is none. */
  readonly unconfirmedSince: Instant | null;
};

/** The reason for reading: a page was opened, or the person returned from the platform, where they have just learned. */
export type Occasion = "usual" | "returned";

/** How long figures count as current after an answer; the platform is not asked again within this time. */
export const currentForMs: Readonly<Record<Occasion, number>> = { usual: 30_000, returned: 3_000 };
/** A person who is unknown to the platform is not looked up again within this time. */
const nobodyForMs = 10 * 60_000;
/** The interval of readings until the platform has confirmed a reset, in milliseconds. */
const unconfirmedPauseMs = 5_000;
/** A reset that figures do not show this long afterwards was not carried out. */
const unconfirmedForMs = 60_000;

/** Whether the figures are up to date: the last request was answered recently, and nothing happened since. */
export function isProgressCurrent(reading: ProgressReading, occasion: Occasion, now: Instant): boolean {
  return msLeft(reading, occasion, now) > 0;
}

/** How many milliseconds the figures count as up to date on an open page; 0 if they are not. */
export function progressCurrentForMs(reading: ProgressReading, now: Instant): number {
  return msLeft(reading, "usual", now);
}

function msLeft(reading: ProgressReading, occasion: Occasion, now: Instant): number {
  const { askedAt, figuresAt, readAt, invalidatedAt, unconfirmedSince, isNobody } = reading;
  if (figuresAt === null || readAt === null || figuresAt !== askedAt) return 0;
  if (unconfirmedSince !== null || isInvalid(figuresAt, invalidatedAt)) return 0;
  return Math.max(0, readAt + (isNobody ? nobodyForMs : currentForMs[occasion]) - now);
}

/** Whether the platform may be asked again: after a pause, or at once if the figures became out of date. */
export function isSyncDue(reading: ProgressReading, occasion: Occasion, now: Instant): boolean {
  const { askedAt, figuresAt, invalidatedAt, unconfirmedSince, isNobody } = reading;
  if (askedAt === null || isInvalid(askedAt, invalidatedAt)) return true;
  const since = now - askedAt;
  if (unconfirmedSince !== null && since >= unconfirmedPauseMs) return true;
  return since >= (isNobody && figuresAt === askedAt ? nobodyForMs : currentForMs[occasion]);
}

function isInvalid(at: Instant, invalidatedAt: Instant | null): boolean {
  return invalidatedAt !== null && at < invalidatedAt;
}

/**
 * Whether a reading settles an unconfirmed reset: the reset is done if the course is at its beginning, and counts as failed
 * after a while.
 */
export function isResetSettled(
  unconfirmedSince: Instant,
  { askedAt, status }: { readonly askedAt: Instant; readonly status: CompletionStatus },
): boolean {
  if (askedAt < unconfirmedSince) return false;
  return mayStart(status) || askedAt - unconfirmedSince >= unconfirmedForMs;
}

/** When the oldest and the newest figures of several people were read, and of how many none were. */
export function agesOfProgress(people: readonly { readonly readAt: Instant | null }[]): {
  readonly oldest: Instant | null;
  readonly newest: Instant | null;
  readonly notRead: number;
} {
  const read = people.flatMap(({ readAt }) => (readAt === null ? [] : [readAt]));
  const sorted = read.toSorted((one, other) => one - other);
  return { oldest: sorted[0] ?? null, newest: sorted.at(-1) ?? null, notRead: people.length - read.length };
}
