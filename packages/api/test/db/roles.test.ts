import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { demoWorld } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/db/database.ts";
import { migrateToLatest } from "../../src/db/migrate-to-latest.ts";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { type RunningWorker, startWorker } from "../../src/worker.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { accept, aVoucher, newcomers } from "../vouchers/voucher-builders.ts";

/** Roles belong to the whole server, which other databases may share: these have names of their own for this run. */
const run = randomBytes(4).toString("hex");
const portalName = `cathedra_${run}`;
const keycloakName = `keycloak_${run}`;
const named = (text: string) => text.replaceAll("cathedra", portalName).replaceAll("keycloak", keycloakName);
const script = async (file: string) =>
  named(await readFile(new URL(`../../../../deploy/postgres/${file}`, import.meta.url), "utf8"));

function makeUrl(database: string, role?: string): string {
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${database}`;
  if (role !== undefined) {
    url.username = role;
    url.password = `password_of_${role}`;
  }
  return url.href;
}

async function asAdmin(database: string, text: string, settings = ""): Promise<void> {
  const client = new pg.Client({ connectionString: makeUrl(database), options: settings });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

const owner = `${portalName}_owner`;
const app = `${portalName}_app`;
const passwords = [
  ["owner", owner],
  ["app", app],
  ["keycloak", keycloakName],
].map(([setting, role]) => `-c ${portalName}.${named(String(setting))}_password=password_of_${role}`);

/** Does the same as deploy/postgres/create-roles.sh. */
async function createRoles(): Promise<void> {
  await asAdmin("postgres", await script("roles.sql"), passwords.join(" "));
  for (const database of [portalName, keycloakName]) await asAdmin(database, await script("adopt.sql"));
}

let portal: CastApp;
let rows: OpenDatabase;

beforeAll(async () => {
  for (const database of [portalName, keycloakName]) await asAdmin("postgres", `create database ${database}`);
  // Restores the state from before there were roles: the administrator owns everything.
  await migrateToLatest(makeUrl(portalName));
  await asAdmin(keycloakName, "create table realm (name text)");
  await createRoles();
  await createRoles();
  await migrateToLatest(makeUrl(portalName, owner), app);
  rows = openDatabase(makeUrl(portalName, app));
  const owned = openDatabase(makeUrl(portalName, owner));
  await seedDemo(owned.db, demoWorld, []);
  await owned.close();
  portal = await castApp([], { through: async () => openDatabase(makeUrl(portalName, app)) });
});
afterAll(async () => {
  await portal?.close();
  await rows?.close();
  for (const database of [portalName, keycloakName])
    await asAdmin("postgres", `drop database if exists ${database} with (force)`);
  await asAdmin("postgres", `drop role if exists ${[owner, app, keycloakName].join(", ")}`);
});

const refused = (statement: string) =>
  rows.pool.query(statement).then(
    () => "done",
    (error: pg.DatabaseError) => error.code,
  );

test("the portal's role can accept a voucher and write the audit log", async () => {
  const [who] = await newcomers(portal, 1);
  const { code } = await aVoucher(portal);
  if (who === undefined) throw new Error("nobody came");
  expect((await accept(portal, who, code)).errors).toBeUndefined();
  const { rows: audited } = await sql`select from audit_log where action = 'voucher.accepted'`.execute(
    rows.db,
  );
  expect(audited).toHaveLength(1);
});

test("the worker can run its jobs with the portal's role", async () => {
  const log = pino({ level: "silent" });
  let worker: RunningWorker | undefined;
  try {
    worker = await startWorker({ databaseUrl: makeUrl(portalName, app), log, pollIntervalMs: 100 });
    await sql`select graphile_worker.add_job('forget_wrong_codes')`.execute(rows.db);
    await expect
      .poll(async () => (await sql`select from graphile_worker.jobs`.execute(rows.db)).rows.length, {
        timeout: 20_000,
      })
      .toBe(0);
  } finally {
    await worker?.stop();
  }
});

test.each([
  ["drop a trigger", "drop trigger audit_log_is_append_only on audit_log"],
  ["turn a trigger off", "alter table quota_entry disable trigger all"],
  ["change a table", "alter table app_user add column own text"],
  ["drop a table", "drop table audit_log"],
  ["empty a table", "truncate audit_log"],
  ["create a table", "create table own (id int)"],
  ["create a trigger", "create trigger own before insert on app_user execute function refuse_change()"],
  ["change the audit log", "update audit_log set action = 'nothing'"],
  ["delete from the ledger", "delete from quota_entry"],
  ["delete a migration entry", "delete from kysely_migration"],
  ["replace a function", "create or replace function refuse_change() returns trigger language sql as ''"],
  ["turn triggers off for itself", "set session_replication_role = replica"],
  ["become the owner", `set role ${owner}`],
])("the portal's role cannot %s", async (_, statement) => {
  expect(await refused(statement)).toBe("42501");
});

test("the portal's roles cannot reach Keycloak's database, and Keycloak cannot reach the portal's", async () => {
  const connecting = async (database: string, role: string) => {
    const client = new pg.Client({ connectionString: makeUrl(database, role) });
    const outcome = await client.connect().then(
      () => "connected",
      (error: pg.DatabaseError) => error.code,
    );
    await client.end().catch(() => undefined);
    return outcome;
  };
  expect(await connecting(keycloakName, app)).toBe("42501");
  expect(await connecting(keycloakName, owner)).toBe("42501");
  expect(await connecting(portalName, keycloakName)).toBe("42501");
  expect(await connecting(keycloakName, keycloakName)).toBe("connected");
});

test("the owner role owns all objects that the administrator had created", async () => {
  const { rows: foreign } = await sql`
    select class.oid::regclass::text from pg_class class join pg_namespace space on space.oid = relnamespace
    where nspname in ('public', 'graphile_worker') and pg_get_userbyid(relowner) <> ${owner}`.execute(
    rows.db,
  );
  expect(foreign).toEqual([]);
});
