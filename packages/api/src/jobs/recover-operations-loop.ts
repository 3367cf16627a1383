import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { recoverExpiredLeases } from "../modules/operations/public.ts";

type RecoveryParts = {
  readonly db: Db;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Pause between two rounds, in milliseconds. */
  readonly everyMs?: number;
};

/** Restarts or ends long-running work of workers that died: one look into an index every 5 seconds, in every worker. */
export function startOperationRecovery({ db, log, everyMs = 5_000 }: RecoveryParts): {
  readonly stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const runLoop = async () => {
    while (!signal.aborted) {
      await recoverExpiredLeases(db).then(
        (count) => count > 0 && log.info({ count }, "long work was left behind by its worker"),
        (err: unknown) => log.warn({ err }, "long work is not looked after just now"),
      );
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const looking = runLoop();
  return {
    stop: async () => {
      stopping.abort();
      await looking;
    },
  };
}
