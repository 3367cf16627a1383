import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import {
  endSessionsOfDeactivated,
  prewarmForEvents,
  turnOffIdleMachines,
} from "../modules/machines/public.ts";
import type { Clock } from "../ports/clock.ts";

type PrewarmingParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Pause between two rounds, in milliseconds. */
  readonly everyMs?: number;
};

/**
 * Turns on resting machines for events that can be started soon, and turns off automatically started ones that no one needs
 * (0062). Cases of people whose access has ended are ended. Three statements every 15 seconds from every worker, and more only if there
 * is something to do.
 */
export function startPrewarming({ db, clock, log, everyMs = 15_000 }: PrewarmingParts): {
  readonly stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const prewarm = async () => {
    while (!signal.aborted) {
      await prewarmForEvents({ db, clock }).then(
        (count) => count > 0 && log.info({ count }, "machines are turned on for events"),
        (err: unknown) => log.warn({ err }, "machines are not turned on for events just now"),
      );
      await turnOffIdleMachines({ db, clock }).then(
        (count) => count > 0 && log.info({ count }, "machines that nobody needs rest again"),
        (err: unknown) => log.warn({ err }, "machines that nobody needs stay on for now"),
      );
      await endSessionsOfDeactivated({ db, clock }).then(
        (count) => count > 0 && log.info({ count }, "cases of people without access have been ended"),
        (err: unknown) => log.warn({ err }, "cases of people without access run on for now"),
      );
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const prewarming = prewarm();
  return {
    stop: async () => {
      stopping.abort();
      await prewarming;
    },
  };
}
