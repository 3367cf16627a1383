import { err, ok, type Result } from "../../result.ts";
import { type Instant, instant } from "../../time.ts";
import { singleUserSessionSeconds } from "../capacity/single-user.ts";

/** The least time that a session is started for, or extended by (4.014). */
export const minSessionSeconds = 300;

/** The maximum duration of a person's session, given their remaining time (X63). */
export function sessionLimitInSeconds(durationLeftInSeconds: number): number {
  return Math.max(0, Math.min(singleUserSessionSeconds, durationLeftInSeconds));
}

/** The facts that decide whether a person can start a case of a voucher. */
export type CaseStart =
  /** The first refusal: the person has no voucher with the case. Nothing else is checked then. */
  | { readonly access: keyof typeof caseAccessRefusals }
  | {
      readonly access: "accepted";
      /** The state of the voucher: only an active one starts anything. */
      readonly isVoucherActive: boolean;
      /** Whether the person is in a session or starts one, of a case or an event. */
      readonly hasOtherSession: boolean;
      readonly durationLeftInSeconds: number;
      readonly isMachineAvailable: boolean;
    };

export type CaseStartRefusal = {
  readonly code:
    | "VOUCHER_NOT_ACCEPTED"
    | "CASE_NOT_IN_VOUCHER"
    | "VOUCHER_EXPIRED"
    | "OTHER_SESSION_GOES_ON"
    | "NOT_ENOUGH_TIME_LEFT"
    | "NO_FREE_MACHINE";
};

/** The refusals for people who have not accepted the voucher, or who choose a case that it does not have. */
export const caseAccessRefusals = {
  notAccepted: "VOUCHER_NOT_ACCEPTED",
  otherCases: "CASE_NOT_IN_VOUCHER",
} as const;

/**
 * Decides whether a person can start a case, and the session's limit (4.014-4.017, 4.023, 4.024, X63). Obstacles that waiting
 * does not remove come first.
 */
export function startCase(start: CaseStart): Result<{ readonly limitInSeconds: number }, CaseStartRefusal> {
  if (start.access !== "accepted") return err({ code: caseAccessRefusals[start.access] });
  if (!start.isVoucherActive) return err({ code: "VOUCHER_EXPIRED" });
  if (start.hasOtherSession) return err({ code: "OTHER_SESSION_GOES_ON" });
  if (start.durationLeftInSeconds < minSessionSeconds) return err({ code: "NOT_ENOUGH_TIME_LEFT" });
  if (!start.isMachineAvailable) return err({ code: "NO_FREE_MACHINE" });
  return ok({ limitInSeconds: sessionLimitInSeconds(start.durationLeftInSeconds) });
}

/** Whole seconds from the start to the end; 0 if the clock was set back between them. */
function secondsBetween(startedAt: Instant, endedAt: Instant): number {
  return Math.max(0, Math.floor((endedAt - startedAt) / 1000));
}

/**
 * The seconds that a session costs (X63): its duration, at most its limit, whatever the clocks did. A session that never
 * started costs nothing.
 */
export function usedSeconds(startedAt: Instant | null, endedAt: Instant, limitInSeconds: number): number {
  return startedAt === null ? 0 : Math.min(limitInSeconds, secondsBetween(startedAt, endedAt));
}

/** The remaining part of the granted time, in seconds (2.033, X63, X103); never negative. */
export function durationLeftInSeconds(granted: number, used: number): number {
  return Math.max(0, granted - used);
}

/** A running session of one person. */
export type ExtendableSession = {
  readonly startedAt: Instant;
  readonly endsAt: Instant;
  /** The person's remaining time at the start; it is only reduced at the end. */
  readonly durationLeftInSeconds: number;
  readonly voucherValidTo: Instant;
  /** Until when the machine stays free; null if there is no limit. */
  readonly freeUntil: Instant | null;
  /** When the end of the session was last moved; null if it never was. */
  readonly extendedAt: Instant | null;
};

/**
 * A repeated request within this time of an extension, by which nothing more could be gained, counts as the same request, in
 * milliseconds.
 */
const samePressMs = 60_000;

/** Why a session is not extended: it is over, lasts an hour from now anyway, or something else ends then. */
export const extendRefusals = ["OVER", "LONG_ENOUGH", "TIME_USED_UP", "VOUCHER_ENDS", "RESERVED"] as const;
export type ExtendRefusal = (typeof extendRefusals)[number];

/**
 * The end that Extend gives a session: at most an hour from now, so that no machine is held for longer than a new session would
 * be, and limited by the person's time, the voucher and later reservations. Refused if that is less than 300 seconds more, or if
 * the session is over. Repeating the request returns the end that the first one has set.
 */
export function extendSession(
  session: ExtendableSession,
  now: Instant,
): Result<{ readonly endsAt: Instant }, { readonly code: "NOT_EXTENDABLE"; readonly reason: ExtendRefusal }> {
  const { startedAt, endsAt, extendedAt } = session;
  const refuse = (reason: ExtendRefusal) => err({ code: "NOT_EXTENDABLE", reason } as const);
  if (now >= endsAt) return refuse("OVER");
  const bounds: readonly (readonly [ExtendRefusal, number])[] = [
    ["TIME_USED_UP", startedAt + session.durationLeftInSeconds * 1000],
    ["VOUCHER_ENDS", session.voucherValidTo],
    ["RESERVED", session.freeUntil ?? Number.POSITIVE_INFINITY],
    ["LONG_ENOUGH", now + singleUserSessionSeconds * 1000],
  ];
  const [reason, latest] = bounds.reduce((least, bound) => (bound[1] < least[1] ? bound : least));
  if (latest - endsAt >= minSessionSeconds * 1000) return ok({ endsAt: instant(latest) });
  const isAgain = extendedAt !== null && now - extendedAt < samePressMs;
  return isAgain ? ok({ endsAt }) : refuse(reason);
}

/** The remaining minutes of a session, rounded up; 0 when it is over. */
export function minutesLeft(endsAt: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((endsAt - now) / 60_000));
}

/** The remaining minutes of a session, and the first instant at which they become fewer; null once it is over. */
export function minutesLeftNow(
  endsAt: Instant,
  now: Instant,
): { readonly minutes: number; readonly changesAt: Instant | null } {
  const minutes = minutesLeft(endsAt, now);
  return { minutes, changesAt: minutes === 0 ? null : instant(endsAt - (minutes - 1) * 60_000) };
}
