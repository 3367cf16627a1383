/**
 * `npm run bench:results-intake [-- --write]`: the cost of receiving simulator results on this machine: memory for a large one,
 * many at once, and the time until a refusal. `--write` updates its section of `docs/benchmarks.md`.
 */

import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { migrateToLatest, openDatabase, seedDemo } from "@cathedra/api";
import { aPng, aWebm, demoWorld, people, simulatorModules } from "@cathedra/test-fixtures";
import { runBench, writeSection } from "../bench-program.ts";
import { startPortal } from "../compared-servers.ts";
import { measureMemory } from "../load.ts";

const [module] = simulatorModules;
const [exercise] = module?.exercises ?? [];
if (module === undefined || exercise === undefined) throw new Error("the demo world has no exercise");

const exerciseId: number = exercise.id;
const boundary = "a-boundary-that-no-file-has";
const formHeaders = { "content-type": `multipart/form-data; boundary=${boundary}` };

type File = { readonly part: string; readonly kind: string; readonly name: string; readonly bytes: Buffer };

/**
 * A run in the form of a delivery: its metric values, a recording, and pictures that fill it up to this number of files and
 * bytes.
 */
function aRun(files: number, bytes: number): Buffer {
  const each = Math.floor(bytes / (files - 1));
  const values = JSON.stringify({ formatVersion: 2, values: { total_time: 500, fluoro_time: 120 } });
  const noise = randomBytes(each);
  const picture = aPng({ extra: [["teXt", noise]] });
  const all: readonly File[] = [
    { part: "resultFile", kind: "metric_values", name: "metric_values.json.gz", bytes: gzipSync(values) },
    { part: "recording", kind: "recording", name: "run.webm", bytes: aWebm(noise) },
    ...Array.from({ length: files - 2 }, (_, at) => ({
      part: "image",
      kind: "image",
      name: `picture-${at}.png`,
      bytes: picture,
    })),
  ];
  const run = randomUUID();
  return Buffer.concat([
    part('name="run"', Buffer.from(run)),
    part('name="resultFileList"; filename="ResultFileList.xml.gz"', gzipSync(listOf(run, all))),
    ...all.map((file) => part(`name="${file.part}"; filename="${file.name}"`, file.bytes)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

function part(disposition: string, bytes: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n")]);
}

function listOf(run: string, files: readonly File[]): string {
  const ended = Date.now() - 60_000;
  const lines = files.map(({ kind, name }) => `<File kind="${kind}" name="${name}"/>`);
  return `<ResultFileList formatVersion="2" run="${run}" module="${module?.code}" moduleVersion="${module?.version}" exercise="${exercise?.code}"
    startedAt="${new Date(ended - 600_000).toISOString()}" endedAt="${new Date(ended).toISOString()}" completed="true">${lines.join("")}</ResultFileList>`;
}

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
    const response = await fetch(`${portal.address}/api/simulator/store_result/${exerciseId}`, {
      method: "POST",
      headers: { ...formHeaders, authorization: `Bearer ${tokens[at % tokens.length]}` },
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
  for (let at = 0; at < 5; at += 1) await deliver(aRun(20, MB), at);
  await sleep(2000);

  const large = aRun(200, 100 * MB);
  let answer = { status: 0, ms: 0 };
  const memory = await measureMemory(portal.pid, async () => {
    answer = await deliver(large, 0);
  });
  addLine("100 MB as 200 files: memory of the API's process", `${memory}, ${answer.status}`, "64 MB");
  addLine("100 MB as 200 files: until the answer", seconds(answer.ms));

  await sleep(2000);
  const many = Array.from({ length: 20 }, () => aRun(50, 10 * MB));
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
