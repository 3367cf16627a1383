/**
 * `npm run bench:neighbours [-- --seconds=15 --rounds=3 --attackers=8]`: how much slower the portal is for one person while
 * others send as many requests as they may. Prints the ratio of the 95th percentiles with and without them, in alternating
 * rounds.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { fillLogbook, migrateToLatest, openDatabase } from "@cathedra/api";
import { instant, utcDay } from "@cathedra/domain";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import type { Attacked, AttackPlan, AttackRequest } from "./abusive-clients.ts";
import { startPortal } from "./compared-servers.ts";
import { startIssuer } from "./issuer.ts";
import { portalOperations } from "./operations.ts";
import { storeLogs } from "./store-logs.ts";
import { benchWorld } from "./world.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "15" },
    rounds: { type: "string", default: "3" },
    attackers: { type: "string", default: "8" },
    each: { type: "string", default: "4" },
    pause: { type: "string", default: "10" },
    records: { type: "string", default: "20000" },
    attack: { type: "string", default: "" },
  },
});
const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(" ");
const page =
  "activities(searchParams: { limit: 1000 }) { totalCount activities { id hospital procedureComments participants { name } } }";
const totals = "logbookTotals { cases procedures { cases roles { role cases } } months { cases } }";
const kinds: Readonly<Record<string, string>> = {
  "20 aliases of logbookTotals": `{ ${times(20, (n) => `t${n}: ${totals}`)} }`,
  "5 aliases of logbookTotals": `{ ${times(5, (n) => `t${n}: ${totals}`)} }`,
  "activities(limit: 1000)": `{ ${page} }`,
  "5 aliases of activities(limit: 1000)": `{ ${times(5, (n) => `p${n}: ${page}`)} }`,
};

const [seconds, rounds, attackers] = [values.seconds, values.rounds, values.attackers].map(Number) as [
  number,
  number,
  number,
];
const today = utcDay(instant(Date.now()));
const issuer = await startIssuer();
const postgres = await startTemporaryPostgres({ shared_buffers: "256MB" });
try {
  await measure();
} finally {
  await postgres.stop();
  await issuer.stop();
}

async function measure(): Promise<void> {
  const url = postgres.url("postgres");
  const database = openDatabase(url, { poolSize: 4 });
  await migrateToLatest(url);
  const { world, residents, records } = benchWorld(Number(values.records), today);
  await fillLogbook(database, world, records);
  const folder = mkdtempSync(join(tmpdir(), "cathedra-bench-objects-"));
  const linkTo = await storeLogs(database.db, folder);
  await database.close();
  // The limits of a usual deployment.
  const limits = { RATE_LIMIT_USER: "1200", RATE_LIMIT_ADDRESS: "12000" };
  const settings = { ...limits, OBJECT_STORE: `fs:${folder}` };
  const portal = await startPortal(url, issuer.issuer, portalOperations, settings);
  try {
    const [calm = "", ...others] = await Promise.all(
      residents.slice(0, attackers + 1).map((person) => issuer.token(person)),
    );
    const download: AttackRequest = { url: `${portal.address}${linkTo}`, method: "GET" };
    const attacks: Readonly<Record<string, Omit<AttackPlan, "pauseMs">>> = {
      "one signed link of an archive, 16 times at once": { attackers: [[download]], each: 16 },
      ...Object.fromEntries(
        Object.entries(kinds).map(([name, query]) => [
          name,
          {
            attackers: others.map((token) => [asked(portal.address, token, query)]),
            each: Number(values.each),
          },
        ]),
      ),
    };
    for (const [name, attack] of Object.entries(attacks)) {
      if (!name.includes(values.attack)) continue;
      const [alone, among]: [number[], number[]] = [[], []];
      const attacked: Record<string, number> = {};
      await serve(portal.address, calm, 2);
      for (let round = 0; round < rounds; round += 1) {
        alone.push(...(await serve(portal.address, calm, seconds)));
        const stop = startAttack({ ...attack, pauseMs: Number(values.pause) });
        among.push(...(await serve(portal.address, calm, seconds)));
        for (const [status, count] of Object.entries(await stop()))
          attacked[status] = (attacked[status] ?? 0) + count;
      }
      const [without, within] = [p95(alone), p95(among)];
      console.log(
        `${name}: p95 ${without.toFixed(1)} ms alone, ${within.toFixed(1)} ms among ${attack.attackers.length * attack.each} requests at once: ` +
          `ratio ${(within / without).toFixed(2)} (${alone.length} and ${among.length} answers; they got ${JSON.stringify(attacked)})`,
      );
      // Waits until the attackers' rate limit is completely restored.
      await sleep(20_000);
    }
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function asked(address: string, token: string, query: string): AttackRequest {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  return { url: `${address}/api/graphql`, method: "POST", headers, body: JSON.stringify({ query }) };
}

/** The times in milliseconds in which pages were served, one after the other, to a person who looks at each for a moment. */
async function serve(address: string, token: string, forSeconds: number): Promise<number[]> {
  const took: number[] = [];
  const body = JSON.stringify({ id: "list", variables: { searchParams: { limit: 25, offset: 0 } } });
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  for (const until = performance.now() + forSeconds * 1000; performance.now() < until; ) {
    const began = performance.now();
    const response = await fetch(`${address}/api/graphql`, { method: "POST", headers, body });
    const answer = (await response.json()) as { readonly errors?: unknown };
    took.push(performance.now() - began);
    if (response.status !== 200 || answer.errors !== undefined)
      throw new Error(`the neighbour was answered ${response.status}: ${JSON.stringify(answer.errors)}`);
    await sleep(100);
  }
  return took;
}

function startAttack(plan: AttackPlan): () => Promise<Attacked> {
  const worker = new Worker(new URL("./abusive-clients.ts", import.meta.url), { workerData: plan });
  return () =>
    new Promise((done, fail) => {
      worker.once("error", fail);
      worker.once("message", (attacked: Attacked) => {
        void worker.terminate();
        done(attacked);
      });
      worker.postMessage("stop");
    });
}

function p95(took: readonly number[]): number {
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;
}
