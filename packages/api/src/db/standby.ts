import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresPool } from "kysely";

/** The position of a database in bytes of its write-ahead log. */
export type Position = number;

/** How standbys were used for a request's lists: a standby, or the reason why the primary was used. */
export const standbyOutcomes = ["standby", "behind", "away", "resting", "taken_back"] as const;
export type StandbyOutcome = (typeof standbyOutcomes)[number];

export type StandbyLimits = {
  /** How long a query waits for a replica that is slightly behind, in milliseconds. */
  readonly waitMs: number;
  /** How long the replica may take to report its position, in milliseconds. */
  readonly answerMs: number;
  /** How long a standby that was behind or unavailable is not used, growing with repeated failures. */
  readonly restMs: { readonly least: number; readonly most: number };
};

export type Standby = {
  readonly pool: PostgresPool;
  readonly isResting: () => boolean;
  /** Whether the standby has replayed the log up to this position; a short delay is waited for. */
  readonly reaches: (position: Position) => Promise<"standby" | "behind" | "away">;
  /** Takes the replica out of use for a while after it failed. */
  readonly rest: () => void;
};

const askAgainMs = 4;

/** The standby's replayed position only grows, so it is asked no more often than necessary. */
export function standby(pool: PostgresPool, limits: StandbyLimits): Standby {
  const { least, most } = limits.restMs;
  let reached: Position = -1;
  /** The position that the standby lacked when it was last found to be behind. */
  let missed: Position = -1;
  let restsUntil = 0;
  let nextRestMs = least;
  let asking: Promise<void> | undefined;

  const isResting = (): boolean => performance.now() < restsUntil;

  /** Takes the standby out of use for a while; concurrent failures count as one. */
  function rest(): void {
    if (isResting()) return;
    restsUntil = performance.now() + nextRestMs;
    nextRestMs = Math.min(nextRestMs * 2, most);
  }

  async function ask(): Promise<void> {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ position: Position | null }>(replayed, []);
      reached = Math.max(reached, rows[0]?.position ?? -1);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function waitFor(position: Position): Promise<boolean> {
    const deadline = performance.now() + limits.waitMs;
    for (;;) {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await asking;
      if (reached >= position) return true;
      // A standby that still lacks the position at which it went to rest is not waited for.
      if (reached < missed || performance.now() + askAgainMs > deadline) return false;
      await sleep(askAgainMs);
    }
  }

  return {
    pool,
    isResting,
    reaches: async (position) => {
      if (reached >= position) return "standby";
      const found = await Promise.race([
        waitFor(position).catch(() => undefined),
        sleep(limits.waitMs + limits.answerMs, undefined, { ref: false }),
      ]);
      if (found === true) nextRestMs = least;
      else {
        missed = found === false ? position : missed;
        rest();
      }
      if (found === undefined) return "away";
      return found ? "standby" : "behind";
    },
    rest,
  };
}

/** A replica that is not a standby returns null. */
const replayed = "select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as position";
