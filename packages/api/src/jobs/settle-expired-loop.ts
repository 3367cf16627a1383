import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { settleExpired } from "../modules/access-vouchers/public.ts";
import type { Clock } from "../ports/clock.ts";

export type SettlingParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Logger, "warn">;
  /** Pause between two rounds, in milliseconds. */
  readonly everyMs?: number;
};

/**
 * Returns what vouchers hold within seconds of their end: one look by an index every 5 seconds, from every worker. Where nothing has
 * ended that is all that it costs; what two of them find at once is settled once.
 */
export function startSettlingExpired({ db, clock, log, everyMs = 5000 }: SettlingParts): {
  readonly stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const settle = async () => {
    while (!signal.aborted) {
      await settleExpired(db, clock(), signal).catch((err: unknown) => {
        log.warn({ err }, "vouchers that have ended are not settled just now");
      });
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const settling = settle();
  return {
    stop: async () => {
      stopping.abort();
      await settling;
    },
  };
}
