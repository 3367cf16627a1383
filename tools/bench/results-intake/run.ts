/**
 * `npm run bench:results-intake [-- --write]`: the cost of receiving simulator results on this machine: memory for a large one,
 * many at once, and the time until a refusal. `--write` updates its section of `docs/benchmarks.md`.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { migrateToLatest, openDatabase, seedDemo } from "@cathedra/api";
import { demoWorld, people } from "@cathedra/test-fixtures";
import { runBench, writeSection } from "../bench-program.ts";
import { startPortal } from "../compared-servers.ts";
import { measureMemory } from "../load.ts";
import { resultFormOf, resultFormType, resultPath } from "../result-form.ts";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const MB = 1_048_576;

const lines = await runBench(async ({ postgres, issuer, atEnd, addLine }) => {
  const url = postgres.url("postgres");
  await migrateToLatest(url);
  const { db, close } = openDatabase(url);
  await seedDemo(db, demoWorld, []);
  await close();
  const portal = await startPortal(url, issuer.issuer, {});
  atEnd(portal.stop);
  const tokens = await Promise.all(people.map((person) => issuer.token(person)));

  async function deliver(body: Buffer, at: number): Promise<{ status: number; ms: number }> {
    const began = performance.now();
    const response = await fetch(portal.address + resultPath, {
      method: "POST",
      headers: { "content-type": resultFormType, authorization: `Bearer ${tokens[at % tokens.length]}` },
      body: new Uint8Array(body),
    });
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - began };
  }
  async function all(bodies: readonly Buffer[]): Promise<readonly { status: number; ms: number }[]> {
    return Promise.all(bodies.map((body, at) => deliver(body, at)));
  }
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

  // Several deliveries before the measurement warm up code that is compiled or loaded on demand.
  for (let at = 0; at < 5; at += 1) await deliver(resultFormOf(20, MB), at);
  await sleep(2000);

  const large = resultFormOf(200, 100 * MB);
  let answer = { status: 0, ms: 0 };
  const memory = await measureMemory(portal.pid, async () => {
    answer = await deliver(large, 0);
  });
  addLine("100 MB as 200 files: memory of the API's process", `${memory}, ${answer.status}`, "64 MB");
  addLine("100 MB as 200 files: until the answer", seconds(answer.ms));

  await sleep(2000);
  const many = Array.from({ length: 20 }, () => resultFormOf(50, 10 * MB));
  let answers: Awaited<ReturnType<typeof all>> = [];
  const ofMany = await measureMemory(portal.pid, async () => {
    answers = await all(many);
  });
  const failed = answers.filter(({ status }) => status !== 201).length;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  addLine(
    "20 deliveries at once, 10 MB as 50 files each",
    `${failed} errors, the last after ${seconds(slowest)}`,
    "no error",
  );
  addLine("20 deliveries at once: memory of the API's process", ofMany);

  const again = await all(many);
  const same = again.filter(({ status }) => status === 200).length;
  addLine(
    "the same 20 once more",
    `${same} answered as before, the last after ${seconds(Math.max(...again.map(({ ms }) => ms)))}`,
  );

  const wrong = Buffer.from(large);
  wrong.fill(
    "x",
    wrong.indexOf('filename="metric_values') + 10,
    wrong.indexOf('filename="metric_values') + 13,
  );
  const refused = await deliver(wrong, 1);
  addLine(
    "a refusal in a form of 100 MB, until it is heard",
    `${Math.round(refused.ms)} ms, ${refused.status}`,
    "1 s",
  );
});
if (values.write) {
  writeSection(lines, {
    title: "Taking results in",
    command: "npm run bench:results-intake",
    conditions: "Client, API and database share the machine; files go to a folder.",
  });
}
