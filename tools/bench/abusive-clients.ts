import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export type AttackRequest = {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type AttackPlan = {
  /** The requests of each attacker, sent in turn. */
  readonly attackers: readonly (readonly AttackRequest[])[];
  /** The number of concurrent requests of each attacker. */
  readonly each: number;
  /** The pause before the next request after a refused one, in milliseconds. */
  readonly pauseMs: number;
};

/** The responses that the attackers got, by status. */
export type Attacked = Readonly<Record<string, number>>;

/**
 * Runs in a separate thread, so that the measurement is not affected: every attacker sends the next request as soon as one is
 * answered.
 */
const { attackers, each, pauseMs } = workerData as AttackPlan;
const statuses: Record<string, number> = {};
const stop = new AbortController();

async function attack(requests: readonly AttackRequest[], first: number): Promise<void> {
  for (let n = first; !stop.signal.aborted; n += 1) {
    const next = requests[n % requests.length];
    const status = next === undefined ? "none" : await send(next);
    if (stop.signal.aborted) return;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status !== "200") await sleep(pauseMs);
  }
}

async function send({ url, ...request }: AttackRequest): Promise<string> {
  try {
    const response = await fetch(url, { ...request, signal: stop.signal });
    // The response is read as a stream, because downloads are larger than the memory that a bench should take.
    await response.body?.pipeTo(new WritableStream());
    return String(response.status);
  } catch {
    return "broken";
  }
}

const attacks = attackers.flatMap((requests) => Array.from({ length: each }, (_, n) => attack(requests, n)));
parentPort?.once("message", async () => {
  stop.abort();
  await Promise.all(attacks);
  parentPort?.postMessage(statuses);
});
