import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { settleUpdatesPeriodically } from "../modules/software-updates/public.ts";

type LookingParts = {
  readonly db: Db;
  readonly log: Pick<Logger, "warn">;
  /** Pause between two rounds, in milliseconds. */
  readonly everyMs?: number;
};

/**
 * Every twelfth look covers all stations, for changes without a recorded cause, such as a station that moved to another
 * customer.
 */
const sweepEach = 12;

/** Every few seconds stations get their missing updates, and work ends that is settled by the installed versions. */
export function startSoftwareOffers({ db, log, everyMs = 5_000 }: LookingParts): {
  readonly stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const runLoop = async () => {
    for (let looks = 0; !signal.aborted; looks += 1) {
      await settleUpdatesPeriodically(db, looks % sweepEach === 0).catch((err: unknown) =>
        log.warn({ err }, "the software of stations is not looked after just now"),
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
