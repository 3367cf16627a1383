/**
 * `npm run bench:neighbours [-- --seconds=5 --rounds=3 --attackers=8 --attack=<part of a name>]`: how much slower the portal is
 * for one person while others send as many requests as they may: the attacks of `attacks.ts`. Prints the ratio of the 95th
 * percentiles with and without them, in alternating rounds; exit code 1 beyond a ratio of 2. Portal, database and attackers share
 * the processors, of which the attackers only take what is left: *floor* is the ratio beside the same clients who send to a server
 * that does nothing, at the rate at which the portal answered them, and *cores* is the processor time that each took meanwhile.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fillLogbook, migrateToLatest, openDatabase } from "@cathedra/api";
import { instant, utcDay } from "@cathedra/domain";
import { simulatorModules } from "@cathedra/test-fixtures";
import type { Attacked, AttackPlan } from "./abusive-clients.ts";
import { type Attack, attacksOn } from "./attacks.ts";
import { runBench } from "./bench-program.ts";
import { objectStoreSecret, startIdleServer, startPortal } from "./compared-servers.ts";
import { cpuTimes } from "./load.ts";
import { measuredOfWeb, operationsOfWeb, portalOperations } from "./operations.ts";
import { backends } from "./statements.ts";
import { storeLogs } from "./store-logs.ts";
import { startWorkerProcess } from "./worker-process.ts";
import { benchWorld } from "./world.ts";

/** How many people are asked how long they wait, one after the other. */
const bystanderCount = 12;
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    attackers: { type: "string", default: "8" },
    each: { type: "string", default: "4" },
    pause: { type: "string", default: "10" },
    records: { type: "string", default: "30000" },
    attack: { type: "string", default: "" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
/** A bystander's 95th percentile may be this many times the usual. */
const mostRatio = 2;
/** The pause after an attack, in which what is still under way ends. */
const restMs = 3_000;
/** How long a bystander looks at a page before asking for the next one. */
const pauseMs = 40;
const today = utcDay(instant(Date.now()));

await runBench(
  async ({ postgres, issuer, atEnd }) => {
    const url = postgres.url("postgres");
    const database = openDatabase(url, { poolSize: 4 });
    atEnd(database.close);
    await migrateToLatest(url);
    const { world, residents, admins, records } = benchWorld(Number(values.records), today);
    // There are no cloud machines here.
    const simulator = simulatorModules.map((module) => ({
      ...module,
      exercises: module.exercises.map((exercise) => ({ ...exercise, cloudCaseId: null })),
    }));
    await fillLogbook(database, { ...world, simulator }, records);
    const folder = mkdtempSync(join(tmpdir(), "cathedra-bench-objects-"));
    atEnd(async () => rmSync(folder, { recursive: true, force: true }));
    const linkTo = await storeLogs(database.db, folder);
    const store = { OBJECT_STORE: `fs:${folder}`, OBJECT_STORE_SECRET: objectStoreSecret };
    // The limits of a usual deployment.
    const limits = { RATE_LIMIT_USER: "1200", RATE_LIMIT_ADDRESS: "12000" };
    const operations = { ...portalOperations, ...operationsOfWeb(measuredOfWeb) };
    const portal = await startPortal(url, issuer.issuer, operations, { ...limits, ...store });
    atEnd(portal.stop);
    const { address } = portal;
    const worker = await startWorkerProcess(
      { db: database.db, url },
      { ...store, PUBLIC_URL: address },
      "cathedra-worker",
    );
    atEnd(worker.stop);
    const tokens = await Promise.all(residents.map(issuer.token));
    // In turn, because one person's points would not last for all that is measured.
    const bystanders = tokens.slice(0, bystanderCount);
    const people = tokens.slice(bystanderCount);
    let turn = 0;
    const attacks = attacksOn({
      address,
      linkTo,
      people,
      administrators: await Promise.all(admins.map(issuer.token)),
      attackers: Number(values.attackers),
      each: Number(values.each),
    }).filter(({ name }) => values.attack.split(",").some((part) => name.includes(part)));
    const serve = (forSeconds: number) => {
      turn += 1;
      return servedTimes(address, bystanders[turn % bystanderCount] ?? "", forSeconds);
    };
    const processes = async () => [[portal.pid], [worker.pid], await backends(database.db)];
    await serve(3);
    console.log(
      "| beside | p95 ms alone | beside them | ratio | floor | cores: portal, worker, database, clients | what they got |\n|---|---|---|---|---|---|---|",
    );
    for (const attack of attacks) {
      const { alone, beside, floor, cores, attacked } = await measure(attack, { address, serve, processes });
      const ratio = beside / alone;
      const ratios = [ratio, floor / alone].map((one) => one.toFixed(2));
      const cells = [attack.name, alone.toFixed(1), beside.toFixed(1), ...ratios, cores, attacked];
      console.log(`| ${cells.join(" | ")} |`);
      if (ratio > mostRatio) process.exitCode = 1;
    }
  },
  { shared_buffers: "256MB" },
);

type Measured = {
  /** The portal's own address. */
  readonly address: string;
  readonly serve: (forSeconds: number) => Promise<readonly number[]>;
  /** The processes of each kind that share the machine. */
  readonly processes: () => Promise<readonly (readonly number[])[]>;
};

async function measure(attack: Attack, { address, serve, processes }: Measured) {
  const plan = { ...attack, pauseMs: Number(values.pause) };
  const [alone, beside, floor]: [number[], number[], number[]] = [[], [], []];
  const attacked: Record<string, number> = {};
  const used: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await serve(seconds)));
    const clients = await startAttack(plan);
    const kinds = [...(await processes()), [clients.pid]];
    const before = kinds.map(processorMs);
    beside.push(...(await serve(seconds)));
    for (const [kind, pids] of kinds.entries())
      used[kind] = (used[kind] ?? 0) + processorMs(pids) - (before[kind] ?? 0);
    for (const [status, count] of Object.entries(await clients.stop()))
      attacked[status] = (attacked[status] ?? 0) + count;
    await sleep(restMs);
    const answered = Object.values(attacked).reduce((sum, count) => sum + count, 0);
    floor.push(...(await besideIdleServer(plan, address, answered / ((round + 1) * seconds), serve)));
  }
  const got = Object.entries(attacked).map(([status, count]) => `${count} × ${status}`);
  const cores = used.map((ms) => (ms / (rounds * seconds * 1000)).toFixed(2)).join(", ");
  return { alone: p95(alone), beside: p95(beside), floor: p95(floor), cores, attacked: got.join(", ") };
}

/** The bystander's times while the same clients send to a server that does nothing. */
async function besideIdleServer(
  { attackers, ...plan }: AttackPlan,
  address: string,
  perSecond: number,
  serve: Measured["serve"],
): Promise<readonly number[]> {
  const idle = await startIdleServer(Math.max(1, perSecond));
  const elsewhere = attackers.map((requests) =>
    requests.map((request) => ({ ...request, url: request.url.replace(address, idle.address) })),
  );
  const clients = await startAttack({ ...plan, attackers: elsewhere });
  const took = await serve(seconds);
  await clients.stop();
  await idle.stop();
  return took;
}

function processorMs(pids: readonly number[]): number {
  return [...cpuTimes(pids).values()].reduce((sum, ms) => sum + ms, 0);
}

/** The times in milliseconds in which pages were served, one after the other, to a person who looks at each for a moment. */
async function servedTimes(address: string, token: string, forSeconds: number): Promise<readonly number[]> {
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
    await sleep(pauseMs);
  }
  return took;
}

type RunningAttack = { readonly pid: number; readonly stop: () => Promise<Attacked> };

async function startAttack(plan: AttackPlan): Promise<RunningAttack> {
  const clients: ChildProcess = fork(new URL("./abusive-clients.ts", import.meta.url), {
    execArgv: ["--conditions=cathedra-source"],
    serialization: "advanced",
  });
  await once(clients, "message");
  clients.send(plan);
  return {
    pid: clients.pid ?? 0,
    stop: async () => {
      clients.send("stop");
      const [attacked] = (await once(clients, "message")) as [Attacked];
      clients.kill();
      return attacked;
    },
  };
}

function p95(took: readonly number[]): number {
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;
}
