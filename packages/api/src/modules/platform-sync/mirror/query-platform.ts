import {
  type LearningPlatform,
  PlatformError,
  type PlatformReason,
} from "../../../ports/learning-platform.ts";
import { WorkFailed } from "../../operations/public.ts";

/** The platform's answer to a question about one thing, or the reason why there is none. */
export type PlatformAnswer<T> = { readonly answer: T } | { readonly reason: PlatformReason };

type Call<T> = (platform: LearningPlatform, signal: AbortSignal) => Promise<T>;

export type PlatformQueries = {
  /** A call whose answer is required to continue. */
  readonly must: <T>(call: Call<T>) => Promise<T>;
  /**
   * Wraps one of many calls: a failure is recorded and the others continue, unless the platform no longer answers at all.
   */
  readonly may: <T>(call: Call<T>) => Promise<PlatformAnswer<T>>;
};

/** After this many failures in a row the platform is not called again in this run. */
const maxInARow = 3;
/** An upper limit on the driver's own retries. */
const maxMs = 180_000;

/** The calls of the mirror, with a time limit for each and a stop when the platform is down. */
export function openPlatformQueries(
  platform: LearningPlatform,
  signal: AbortSignal,
  callMs = maxMs,
): PlatformQueries {
  let inARow = 0;

  async function ask<T>(call: Call<T>): Promise<T> {
    signal.throwIfAborted();
    const timeout = AbortSignal.timeout(callMs);
    const limited = AbortSignal.any([signal, timeout]);
    try {
      return await Promise.race([call(platform, limited), whenAborted(limited)]);
    } catch (error) {
      signal.throwIfAborted();
      if (timeout.aborted) throw new PlatformError("slow", `no answer within ${callMs} ms`);
      throw error;
    }
  }

  return {
    must: async (call) => {
      try {
        return await ask(call);
      } catch (error) {
        if (error instanceof PlatformError) throw failed(error);
        throw error;
      }
    },
    may: async (call) => {
      try {
        const answer = await ask(call);
        inARow = 0;
        return { answer };
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        const { reason } = error;
        if (isOfThisThing(reason)) return { reason };
        inARow += 1;
        if (reason === "refused" || inARow >= maxInARow) throw failed(error);
        return { reason };
      }
    },
  };
}

/** Whether the reason concerns this one thing only. */
function isOfThisThing(reason: PlatformReason): boolean {
  return reason === "unreadable" || reason === "unknown" || reason === "rejected";
}

function failed(error: PlatformError): WorkFailed {
  return new WorkFailed(`PLATFORM_${error.reason.toUpperCase()}`, { cause: error });
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Calls a function for each item, a limited number at a time, until one of them throws. */
export async function forEachConcurrently<T>(
  things: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = things.values();
  let isOver = false;
  const next = async () => {
    for (const item of queue) {
      if (isOver) return;
      await work(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, next));
  } finally {
    isOver = true;
  }
}
