import { setTimeout as sleep } from "node:timers/promises";
import { SourceError } from "./source-error.ts";

export type RetryOptions = {
  readonly attempts?: number;
  readonly firstPauseMs?: number;
  readonly signal?: AbortSignal;
  /** A number from 0 to 1: the position of the next attempt within the pause. */
  readonly random?: () => number;
  readonly pause?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
};

/** The longest pause in milliseconds; a longer wait is left to the next run of the job. */
const maxPauseMs = 10_000;

/**
 * Repeats requests that may succeed a moment later, with growing pauses that are spread, so that many workers do not retry at
 * once.
 */
export async function withRetries<T>(ask: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { attempts = 3, firstPauseMs = 500, signal, random = Math.random, pause = pauseFor } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof SourceError) || !error.isTransient || attempt >= attempts) throw error;
      const requestedMs = error.retryAfterMs ?? 0;
      if (requestedMs > maxPauseMs) throw error;
      const backoff = firstPauseMs * 2 ** (attempt - 1);
      await pause(Math.max(requestedMs, backoff / 2 + (backoff / 2) * random()), signal);
    }
  }
}

function pauseFor(ms: number, signal?: AbortSignal): Promise<unknown> {
  return sleep(ms, undefined, signal === undefined ? {} : { signal });
}
