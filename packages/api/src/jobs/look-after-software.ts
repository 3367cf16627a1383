import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { lookAfterUpdates } from "../modules/software-updates/face.ts";

type LookingParts = {
  readonly db: Db;
  readonly log: Pick<Logger, "warn">;
  /** Between two looks. */
  readonly everyMs?: number;
};

/** Every few seconds stations get the releases that are theirs, and work ends that what they have has settled. */
export function lookAfterSoftware({ db, log, everyMs = 5_000 }: LookingParts): {
  readonly stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const look = async () => {
    while (!signal.aborted) {
      await lookAfterUpdates(db).catch((err: unknown) =>
        log.warn({ err }, "the software of stations is not looked after just now"),
      );
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const looking = look();
  return {
    stop: async () => {
      stopping.abort();
      await looking;
    },
  };
}
