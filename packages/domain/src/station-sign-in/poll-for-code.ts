import { type Instant, instant } from "../time.ts";
import { stationSignIn } from "./limits.ts";
import type { LoginState } from "./scan.ts";

/** The answers to a station that polls for its code (RFC 8628, 3.5). */
export type PollStatus =
  | "authorization_pending"
  | "slow_down"
  | "approved"
  | "access_denied"
  | "expired_token";

/** A code of the station that asks, read under its lock. */
export type PolledCode = {
  readonly state: LoginState;
  readonly expiresAt: Instant;
  readonly decidedAt: Instant | null;
  /** When the station last polled for the code; null if it has not polled yet. */
  readonly polledAt: Instant | null;
};

/**
 * What to do: `hand over` returns the session, once; `revoke` ends a session that was handed over, because two clients know the
 * secret.
 */
export type PollPlan = {
  readonly status: PollStatus;
  readonly act: "hand over" | "revoke" | "expire" | null;
};

/** Clocks and networks are not exact: a little early is in time. */
const earlyMs = stationSignIn.pollSeconds * 250;

/** Decides the answer to a poll. The code is undefined if the station has no such code, or the secret does not belong to it. */
export function pollForCode(code: PolledCode | undefined, now: Instant): PollPlan {
  if (code === undefined) return { status: "access_denied", act: null };
  switch (code.state) {
    case "consumed":
      return { status: "access_denied", act: "revoke" };
    case "declined":
    case "refused":
      return { status: "access_denied", act: null };
    case "expired":
      return { status: "expired_token", act: null };
    case "approved":
      return isLeftLying(code, now)
        ? { status: "expired_token", act: "expire" }
        : { status: "approved", act: "hand over" };
    case "pending":
      if (now >= code.expiresAt) return { status: "expired_token", act: "expire" };
      return { status: isTooSoon(code, now) ? "slow_down" : "authorization_pending", act: null };
  }
}

function isLeftLying({ decidedAt }: PolledCode, now: Instant): boolean {
  return decidedAt !== null && now >= instant(decidedAt + stationSignIn.pickUpSeconds * 1000);
}

function isTooSoon({ polledAt }: PolledCode, now: Instant): boolean {
  return polledAt !== null && now - polledAt < stationSignIn.pollSeconds * 1000 - earlyMs;
}
