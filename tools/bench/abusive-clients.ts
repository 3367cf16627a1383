import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export type AttackPlan = {
  readonly address: string;
  /** One access token for each attacker. */
  readonly tokens: readonly string[];
  readonly bodies: readonly string[];
  /** Requests of each attacker at the same time. */
  readonly each: number;
  /** Until the next request after one that was refused. */
  readonly pauseMs: number;
};

/** The responses that the attackers got, by status. */
export type Attacked = Readonly<Record<string, number>>;

/**
 * Runs in a separate thread, so that the measurement is not affected: every attacker sends the next request as soon as one is
 * answered.
 */
const { address, tokens, bodies, each, pauseMs } = workerData as AttackPlan;
const statuses: Record<string, number> = {};
let isOver = false;

async function attack(token: string, first: number): Promise<void> {
  for (let n = first; !isOver; n += 1) {
    const status = await ask(token, bodies[n % bodies.length] ?? "");
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status !== "200") await sleep(pauseMs);
  }
}

async function ask(token: string, body: string): Promise<string> {
  try {
    const response = await fetch(`${address}/api/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body,
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return "broken";
  }
}

const attacks = tokens.flatMap((token) => Array.from({ length: each }, (_, n) => attack(token, n)));
parentPort?.once("message", async () => {
  isOver = true;
  await Promise.all(attacks);
  parentPort?.postMessage(statuses);
});
