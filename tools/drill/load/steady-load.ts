import { setTimeout as sleep } from "node:timers/promises";
import { type Acknowledged, nothingAcknowledged } from "./acknowledged-writes.ts";
import { type Answer, openClient } from "./http-client.ts";
import type { LoadRequest } from "./request-mix.ts";

export type Failure = { readonly sentAt: number; readonly kind: LoadRequest["kind"]; readonly why: string };

export type LoadResult = {
  readonly asked: number;
  readonly seconds: number;
  readonly failures: readonly Failure[];
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly acknowledged: Acknowledged;
};

export type RunningLoad = {
  readonly failures: readonly Failure[];
  readonly acknowledged: Acknowledged;
  /** The number of requests so far. */
  readonly asked: () => number;
  /** Sends no new requests, waits for those in flight, and repeats saves without an answer, as the web does. */
  readonly end: () => Promise<LoadResult>;
};

const tickMs = 5;
/** The time in which the load rises, in milliseconds, because new processes do not get all requests at once in reality either. */
export const rampMs = 3_000;

/** The number of requests that are due after this time. */
function askedAfter(ms: number, rate: number): number {
  const full = ms < rampMs ? ms ** 2 / (2 * rampMs) : ms - rampMs / 2;
  return Math.floor((full / 1000) * rate);
}

/** How often a save without an answer is repeated, with a pause before each attempt. */
const repeats = 20;
const pauseMs = 250;

/**
 * Sends requests at a rate that rises for some seconds and then is constant, independent of the response times. Answers are
 * recorded, so that their effects can be verified.
 */
export function startLoad(port: number, rate: number, request: (n: number) => LoadRequest): RunningLoad {
  const client = openClient(port);
  const begun = performance.now();
  const acknowledged = nothingAcknowledged();
  const failures: Failure[] = [];
  const took: number[] = [];
  const unanswered: LoadRequest[] = [];
  const underWay = new Set<Promise<void>>();
  let asked = 0;

  const one = async (what: LoadRequest): Promise<void> => {
    const [sentAt, clock] = [performance.now(), Date.now()];
    const answer = await client.ask(what);
    took.push(performance.now() - sentAt);
    if (answer.ok) note(acknowledged, what, answer, clock);
    else {
      failures.push({ sentAt, kind: what.kind, why: answer.why });
      if (what.kind === "save") unanswered.push(what);
    }
  };
  const timer = setInterval(() => {
    const due = askedAfter(performance.now() - begun, rate);
    for (; asked < due; asked += 1) {
      const running = one(request(asked)).finally(() => underWay.delete(running));
      underWay.add(running);
    }
  }, tickMs);

  return {
    failures,
    acknowledged,
    asked: () => asked,
    end: async () => {
      clearInterval(timer);
      const seconds = (performance.now() - begun) / 1000;
      await Promise.all(underWay);
      for (const save of unanswered) await repeat(save);
      client.close();
      const sorted = took.toSorted((a, b) => a - b);
      const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
      return {
        asked,
        seconds,
        failures,
        p50: at(0.5),
        p99: at(0.99),
        slowest: sorted.at(-1) ?? 0,
        acknowledged,
      };
    },
  };

  async function repeat(save: LoadRequest): Promise<void> {
    for (let tries = 0; tries < repeats; tries += 1) {
      const answer = await client.ask(save);
      if (answer.ok) return note(acknowledged, save, answer, Date.now());
      await sleep(pauseMs);
    }
  }
}

function note(
  acknowledged: Acknowledged,
  asked: LoadRequest,
  answer: Answer & { ok: true },
  clock: number,
): void {
  if (asked.key !== undefined && answer.recordId !== undefined)
    acknowledged.saves.set(asked.key, answer.recordId);
  if (asked.station !== undefined) {
    acknowledged.beats.set(asked.station, Math.max(clock, acknowledged.beats.get(asked.station) ?? 0));
  }
}
