import * as v from "valibot";
import { PlatformError } from "../ports/learning-platform.ts";
import { readBoundedResponse } from "./read-bounded-response.ts";
import { numberValue } from "./talent-values.ts";

/** The platform's hourly quota; requesting it is not counted. */
const state = v.object({ limit: numberValue, remaining: numberValue, reset: numberValue });

/** The share of the hourly quota that background work leaves for calls that people wait for. */
const headRoom = 0.1;
const lookAfter = { calls: 100, ms: 5 * 60_000 };

export type HourlyQuota = {
  readonly count: () => void;
  /** Refuses calls that can wait when the hourly quota is nearly used up. */
  readonly leaveRoom: () => void;
  /** The time until the next hour begins, when the quota of this hour is used up. */
  readonly resetInMs: () => Promise<number | undefined>;
};

/**
 * Watches the platform's hourly limit of calls, which applies besides the rate limit. The state is read from time to time, never
 * before a call.
 */
export function openHourlyQuota(reach: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}): HourlyQuota {
  let known: { readonly limit: number; readonly remaining: number; readonly resetAt: number } | undefined;
  let [calls, lookedAt] = [0, 0];

  async function readUsage(): Promise<void> {
    [calls, lookedAt] = [0, performance.now()];
    const answer = await readBoundedResponse({
      ...reach,
      url: `${reach.url}/ratelimit`,
      name: "ratelimit",
      timeoutMs: 5_000,
      maxBytes: 10_000,
    });
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), state), answer.body);
    if (!parsed.success) return;
    const { limit, remaining, reset } = parsed.output;
    if (limit === null || remaining === null || reset === null) return;
    known = { limit, remaining, resetAt: reset * 1000 };
  }

  const inMs = (): number => Math.max(0, (known?.resetAt ?? 0) - Date.now());

  return {
    count: () => {
      calls += 1;
    },
    leaveRoom: () => {
      const isOld = lookedAt === 0 || performance.now() - lookedAt > lookAfter.ms;
      if (isOld || calls >= lookAfter.calls) void readUsage().catch(() => undefined);
      if (known === undefined || inMs() === 0) return;
      if (known.remaining - calls < known.limit * headRoom)
        throw new PlatformError(
          "busy",
          "the platform's hour is nearly spent: what is left of it is for people",
        );
    },
    resetInMs: async () => {
      await readUsage().catch(() => undefined);
      return known !== undefined && known.remaining <= 0 && inMs() > 0 ? inMs() : undefined;
    },
  };
}
