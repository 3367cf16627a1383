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
 * Settles vouchers within seconds of their end: one look into an index every 5 seconds from every worker, which is the whole
 * cost if nothing has ended. A voucher that two workers find at once is settled once.
 */
export function startSettlingExpiredVouchers({ db, clock, log, everyMs = 5000 }: SettlingParts): {
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
