import { TooBusy } from "../../db/concurrency-limiter.ts";
import { isContention } from "../../db/database-errors.ts";

/** How long to retry, in milliseconds: as long as the person's other concurrent deliveries may take. */
const patienceMs = 20_000;
const pauseMs = 150;

/**
 * Retries for some seconds while the database is busy, so `work` must be safe to repeat. A database that is unavailable fails at
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
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

/** Locks are held by other work, all connections are in use, or the connection timed out. */
function isBusy(error: unknown): boolean {
  if (error instanceof TooBusy) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    isContention(error) || code === "53300" || /connection timeout|^timeout exceeded/i.test(error.message)
  );
}
