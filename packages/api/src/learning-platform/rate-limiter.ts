import { PlatformError } from "../ports/learning-platform.ts";

/**
 * Work that has begun comes before new work, so that under overload some of it completes; and work that people wait for comes
 * before background work.
 */
const lanes = ["begun", "people", "background"] as const;
export type Lane = (typeof lanes)[number];

export type RateLimits = {
  /** The number of calls allowed in any period of `everyMs`. */
  readonly calls: number;
  readonly everyMs: number;
  /** The maximum number of calls that are in progress at the same time. */
  readonly atOnce: number;
  /** The maximum number of waiting calls; further ones fail at once. */
  readonly waiting: number;
  /** Background work leaves the rest of each limit to calls that people wait for. */
  readonly backgroundShare: number;
};

export type RateLimiter = {
  /** Waits for a slot, at most until `deadline` (`performance.now`); the returned function releases it. */
  readonly enter: (lane: Lane, deadline: number, signal?: AbortSignal) => Promise<() => void>;
  /** Holds back all calls until this time (`performance.now`). Calls that cannot wait that long fail with this reason. */
  readonly holdUntil: (at: number, reason: HoldReason) => void;
};

/** Why calls are held back: `busy` if the platform limits them, `away` if it is in maintenance. */
export type HoldReason = "busy" | "away";

type Waiting = { readonly lane: Lane; readonly begin: () => void; readonly giveUp: (why: unknown) => void };

/** Limits the rate of one process's calls to the platform: the calls in any window, and the concurrent calls. */
export function openRateLimiter(limits: RateLimits): RateLimiter {
  const { calls, everyMs, atOnce, waiting: maxWaiting, backgroundShare } = limits;
  /** The times of sent calls, oldest first; only those in the window matter. */
  const sent: number[] = [];
  const queues: Record<Lane, Waiting[]> = { begun: [], people: [], background: [] };
  let [underWay, heldUntil] = [0, 0];
  let heldBy: HoldReason = "busy";
  let timer: NodeJS.Timeout | undefined;

  /** The time at which a call of this lane may be sent; undefined if it first has to wait for a running call to end. */
  function freeAt(lane: Lane, now: number): number | undefined {
    const share = lane === "background" ? backgroundShare : 1;
    if (underWay >= Math.max(1, Math.floor(atOnce * share))) return undefined;
    const most = Math.max(1, Math.floor(calls * share));
    const blocking = sent[sent.length - most];
    return Math.max(heldUntil, blocking === undefined ? now : blocking + everyMs);
  }

  function sendNext(): void {
    clearTimeout(timer);
    for (const lane of lanes) {
      for (;;) {
        const [next] = queues[lane];
        if (next === undefined) break;
        const now = performance.now();
        const at = freeAt(lane, now);
        // Work also waits for earlier lanes, so that background work is never sent before work that people wait for.
        if (at === undefined) return;
        if (at > now) {
          timer = setTimeout(sendNext, Math.ceil(at - now));
          return;
        }
        queues[lane].shift();
        next.begin();
      }
    }
  }

  const notNow = (): PlatformError =>
    heldBy === "away" && heldUntil > performance.now()
      ? new PlatformError("away", "the platform is in maintenance and asked to wait")
      : new PlatformError("busy", "the platform may not be asked so often");

  function take(): () => void {
    const now = performance.now();
    sent.push(now);
    if (sent.length > calls) sent.splice(0, sent.length - calls);
    underWay += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      underWay -= 1;
      sendNext();
    };
  }

  function wait(lane: Lane, deadline: number, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const given = setTimeout(() => one.giveUp(notNow()), deadline - performance.now());
      const onAbort = () => one.giveUp(signal?.reason);
      const settle = () => {
        clearTimeout(given);
        signal?.removeEventListener("abort", onAbort);
      };
      const one: Waiting = {
        lane,
        begin: () => {
          settle();
          resolve(take());
        },
        giveUp: (why) => {
          settle();
          const at = queues[lane].indexOf(one);
          if (at >= 0) queues[lane].splice(at, 1);
          reject(why);
        },
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      queues[lane].push(one);
      sendNext();
    });
  }

  return {
    enter: async (lane, deadline, signal) => {
      signal?.throwIfAborted();
      if (heldUntil > deadline || queues[lane].length >= maxWaiting) throw notNow();
      return wait(lane, deadline, signal);
    },
    holdUntil: (at, reason) => {
      if (at <= heldUntil) return;
      [heldUntil, heldBy] = [at, reason];
    },
  };
}
