import { setTimeout as sleep } from "node:timers/promises";
import { isContention } from "../../db/database-errors.ts";

const patienceMs = 3_000;
const pauseMs = 150;

/**
 * Retries for a few seconds while the database is busy, so `work` must be safe to repeat. A database that is unavailable fails at
 * once.
 */
export async function retryWhenBusy<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
    }
    await sleep(pauseMs);
  }
}

/** Others hold what it needs, or all of the connections, or the connection did not come about in its time. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    isContention(error) || code === "53300" || /connection timeout|^timeout exceeded/i.test(error.message)
  );
}
