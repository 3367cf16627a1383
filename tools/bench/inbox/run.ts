/**
 * `npm run bench:inbox [-- --write]`: 5,000 browsers that get hints, connected to two API processes on one database: the cost
 * of a stream, and the time until a notification is seen. Then the list and the number with 10,000 and with a million
 * notifications. `--write` updates its section of `docs/benchmarks.md`.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { migrateToLatest, notify, openDatabase } from "@cathedra/api";
import { instant, type UserId } from "@cathedra/domain";
import { insertPeople } from "../bench-people.ts";
import { runBench, writeSection } from "../bench-program.ts";
import { startPortal } from "../compared-servers.ts";
import { cpuTimes, residentBytes } from "../load.ts";
import { measureListAndCount } from "./measure-list-and-count.ts";
import { type Browser, inLanes, openStream, quantile } from "./streams.ts";

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, people: { type: "string", default: "2500" } },
});
const count = Number(values.people);
const MB = 1_048_576;

const ms = (value: number): string => `${Math.round(value)} ms`;

const lines = await runBench(async ({ postgres, issuer, atEnd, addLine }) => {
  const url = postgres.url("postgres");
  await migrateToLatest(url);
  const { db, close } = openDatabase(url, { connectTimeoutMs: 60_000, statementTimeoutMs: 600_000 });
  atEnd(close);
  const people = await insertPeople(db, count);
  const tokens = await inLanes(people, 50, (person) => issuer.token(person));
  const portals = [await startPortal(url, issuer.issuer, {}), await startPortal(url, issuer.issuer, {})];
  atEnd(...portals.map(({ stop }) => stop));
  const addressOf = (process: number) => portals[process]?.address ?? "";

  // Everyone calls each process once before the measurement, so that code and data that are loaded on demand are there.
  await inLanes(people.slice(0, 50), 10, (_person) => askNumber(0, 0));
  await sleep(1_000);
  const before = portals.map(({ pid }) => residentBytes(pid));
  const wanted = people.flatMap((_, person) => [0, 1].map((process) => ({ person, process })));
  const began = performance.now();
  const browsers = await inLanes(wanted, 100, (one) =>
    openStream(addressOf(one.process), tokens[one.person] ?? "", one),
  );
  atEnd(async () => {
    for (const browser of browsers) browser.close();
  });
  addLine(
    "streams, of one address, at two processes",
    `${browsers.length}, opened in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    "5,000",
  );
  await sleep(10_000);
  const open = portals.map(({ pid }) => residentBytes(pid));
  const each = open.map((bytes, at) => (bytes - (before[at] ?? 0)) / (browsers.length / 2));
  addLine(
    "memory of a stream at its process",
    `${each.map((bytes) => `${(bytes / 1024).toFixed(1)} kB`).join(", ")} (processes of ${open.map((bytes) => `${Math.round(bytes / MB)} MB`).join(" and ")})`,
  );
  const rested = cpuTimes(portals.map(({ pid }) => pid));
  await sleep(40_000);
  const idle = [...cpuTimes(portals.map(({ pid }) => pid))].map(
    ([pid, ms]) => ((ms - (rested.get(pid) ?? 0)) / 40_000) * 100,
  );
  addLine("of a core, while nothing happens", idle.map((share) => `${share.toFixed(1)}%`).join(", "));

  async function askNumber(process: number, person: number): Promise<number> {
    const response = await fetch(`${addressOf(process)}/api/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${tokens[person]}` },
      body: JSON.stringify({ query: "{ inbox { id unseen } }" }),
    });
    const body = (await response.json()) as {
      readonly data?: { readonly inbox: { readonly unseen: number } };
    };
    return body.data?.inbox.unseen ?? -1;
  }
  const sendHints = (to: readonly number[]) =>
    db.transaction().execute((tx) =>
      notify(tx, {
        to: to.map((person) => people[person]?.userId as UserId),
        kind: "station_signed_in",
        cause: randomUUID(),
        facts: { sessionId: "s", station: "Lab", place: "", at: instant(Date.now()) },
      }),
    );
  const heard = async (these: readonly Browser[], since: number) => {
    const deadline = performance.now() + 20_000;
    while (these.some(({ heardAt }) => heardAt < since) && performance.now() < deadline) await sleep(1);
    return these.filter(({ heardAt }) => heardAt < since).length;
  };

  // One person at a time: a notification arrives, both browsers get the hint, and one of them marks it as read at the other
  // process.
  const hints: number[] = [];
  const reads: number[] = [];
  let missed = 0;
  for (let at = 0; at < 200; at += 1) {
    const person = (at * 37) % count;
    const theirs = browsers.filter((browser) => browser.person === person);
    const from = performance.now();
    await sendHints([person]);
    missed += await heard(theirs, from);
    hints.push(Math.max(...theirs.map(({ heardAt }) => heardAt)) - from);
    const unseen = await askNumber(1, person);
    if (unseen < 1) missed += 1;
    reads.push(performance.now() - from);
  }
  hints.sort((one, other) => one - other);
  reads.sort((one, other) => one - other);
  addLine(
    "told, until both browsers of the person have heard",
    `${ms(quantile(hints, 0.5))}, the slowest of 200 ${ms(hints.at(-1) ?? 0)}`,
  );
  addLine(
    "told, until the new number is read at the other process",
    `${ms(quantile(reads, 0.5))}, the slowest ${ms(reads.at(-1) ?? 0)}, ${missed} missed`,
    "2 s",
  );

  // Sends a hint to all people at once.
  const from = performance.now();
  await sendHints(people.map((_, person) => person));
  const notifiedMs = performance.now() - from;
  const deaf = await heard(browsers, from);
  const all = Math.max(...browsers.map(({ heardAt }) => heardAt)) - from;
  addLine(
    `${count} people told of one cause`,
    `in ${ms(notifiedMs)}; the last of ${browsers.length} browsers has heard after ${ms(all)}, ${deaf} missed`,
  );
  const without = browsers.filter(({ unseen = 0 }) => unseen < 1).length;
  addLine(
    "and how many of these browsers had to ask for their number",
    `${without} of ${browsers.length}: it came with what they heard`,
    "0",
  );
  for (const browser of browsers) browser.close();

  await measureListAndCount({ db, portal: addressOf(0), people, tokens, addLine });
});
if (values.write) {
  writeSection(lines, {
    title: "The inbox",
    command: "npm run bench:inbox",
    conditions:
      "The browsers, both API processes and the database share the machine, and the browsers one address.",
  });
}
