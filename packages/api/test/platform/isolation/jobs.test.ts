import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { JobHelpers } from "graphile-worker";
import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../src/jobs/tasks.ts";
import { setUpCastApp } from "../../support/cast-app.ts";
import { record } from "../role-matrix/facts.ts";
import { type ChangedRow, changesOfNeighbours, noteChangedRows, takeChangedRows } from "./changed-rows.ts";
import { type DuePerson, jobRuns } from "./job-runs.ts";
import { addNeighbours, type Neighbourhood, type Row } from "./neighbours.ts";

let neighbourhood: Neighbourhood;
let others: Neighbourhood;
let due: DuePerson;
let jobs: ReturnType<typeof tasks>;

/** Changes that make a neighbour's rows not due, where new rows are due by default. */
const notDue: Readonly<Record<string, Row>> = {
  feedback: { next_try_at: null },
  mail_allowance: { day: new Date() },
  // The job only runs when its time has come.
  notification: { mail_from: new Date(Date.now() + 30 * 86_400_000) },
  resource_access_voucher: { valid_to: new Date(Date.now() + 300 * 86_400_000) },
  simulator_activity: { outcome: "met" },
};

const portal = setUpCastApp([record]);
beforeAll(async () => {
  const { db } = portal.database;
  neighbourhood = await addNeighbours(db, ["fellow", "stranger", "stranger"]);
  const { tables, neighbours, rows } = neighbourhood;
  others = { tables, neighbours: neighbours.slice(0, 2), rows: rows.slice(0, 2) };
  const [person, ownRows] = [neighbours[2], rows[2]];
  if (person === undefined || ownRows === undefined) throw new Error("There are three neighbours.");
  due = { person, rows: new Map([...ownRows, ["customer_group", { id: person.groupId }]]) };
  for (const own of others.rows) await changeRows(own, notDue);
  await noteChangedRows(db, tables);
  const logger = pino({ level: "silent" });
  jobs = tasks(db, {
    objectStore: portal.objectStore,
    operations: { runners: { platform_sync: async () => ({ outcome: "succeeded" }) as never }, log: logger },
    mail: {
      head: {
        product: "Cathedra",
        publicUrl: "https://portal.example",
        contactEmail: "help@portal.example",
      } as never,
      sender: { send: async () => undefined } as never,
    },
    reportSink: { deliver: async () => "delivered" } as never,
  });
});

async function changeRows(own: DuePerson["rows"], to: Readonly<Record<string, Row>>): Promise<void> {
  for (const [name, columns] of Object.entries(to)) {
    const { primaryKey = [] } = neighbourhood.tables.find((table) => table.name === name) ?? {};
    const row = own.get(name) ?? {};
    // The text columns by which a row is compared if its table has no key.
    const key =
      primaryKey.length > 0
        ? primaryKey
        : Object.keys(row).filter((column) => typeof row[column] === "string");
    const assignments = Object.entries(columns).map(
      ([column, value]) => sql`${sql.ref(column)} = ${sql.val(value)}`,
    );
    const isOwn = key.map((column) => sql`${sql.ref(column)} = ${sql.val(row[column])}`);
    await sql`update ${sql.table(name)} set ${sql.join(assignments)} where ${sql.join(isOwn, sql` and `)}`.execute(
      portal.database.db,
    );
  }
}

const helpers = {
  logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
  abortSignal: new AbortController().signal,
} as unknown as JobHelpers;

/** The rows of neighbours, including those that are new. */
const ofNeighbours = (changes: readonly ChangedRow[]) =>
  changesOfNeighbours(
    changes.map(({ table, before, after }) => ({ table, before: before ?? after, after })),
    others,
  );

// A retry would find the work done already, and could not detect a difference.
test.each(Object.entries(jobRuns))(
  "%s changes only the rows that are due",
  { retry: 0 },
  async (name, job) => {
    const { db } = portal.database;
    await changeRows(due.rows, job.due ?? {});
    await job.prepare?.(portal, due);
    await takeChangedRows(db);
    if (job.run === undefined) await jobs[name]?.(job.payload?.(due) ?? {}, helpers);
    else await job.run(portal);
    const changes = await takeChangedRows(db);
    expect([...new Set(changes.map(({ table }) => table))].toSorted()).toEqual(job.changes);
    expect(ofNeighbours(changes)).toEqual([]);
    expect(job.changes.length > 0 || job.changesNothing !== undefined).toBe(true);
  },
);

test("every queue job and every repeated task of the worker is listed", async () => {
  const folder = fileURLToPath(new URL("../../../src/jobs/", import.meta.url));
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts"));
  const texts = await Promise.all(files.map((file) => readFile(`${folder}${file}`, "utf8")));
  const repeated = files
    .filter((_, index) => texts[index]?.includes("everyMs"))
    .map((file) => file.replace(".ts", ""));
  expect(Object.keys(jobRuns).toSorted()).toEqual([...Object.keys(jobs), ...repeated].toSorted());
});
