import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type DatabaseOptions, type OpenDatabase, openDatabase } from "../../src/db/database.ts";
import { ownClock } from "./database-clock.ts";
import { openBeforeAll } from "./open-before-all.ts";

export type TestDatabase = OpenDatabase & {
  readonly url: string;
  /** The same database, by the shortest way from this machine. */
  readonly nearUrl: string;
  /** Closes the pool and drops the database. */
  readonly drop: () => Promise<void>;
};

/** A database of its own for one test file, cloned from the migrated template. Call `drop` in `afterAll`. */
export async function testDatabase(
  options: DatabaseOptions = {},
  content: "empty" | "world" = "empty",
  ownsClock = false,
): Promise<TestDatabase> {
  const { url, nearUrl, drop } = await createDatabase(
    inject(content === "world" ? "worldTemplateName" : "templateName"),
  );
  if (ownsClock) await ownClock(nearUrl);
  // A busy machine is no outage: what tests of outages need, they set.
  const database = openDatabase(nearUrl, options);
  return {
    ...database,
    url,
    nearUrl,
    drop: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A database without anything in it, for the tests of the migrations themselves. */
export function emptyDatabase(): Promise<{ readonly url: string; drop: () => Promise<void> }> {
  return createDatabase("template0");
}

async function createDatabase(
  template: string,
): Promise<{ readonly url: string; readonly nearUrl: string; drop: () => Promise<void> }> {
  const name = `cathedra_test_${randomBytes(8).toString("hex")}`;
  // Copying the files costs a quarter of logging their pages, which is only needed for a recovery.
  await asAdmin(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(inject("adminUrl"));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    nearUrl: near(url),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}

function near(url: URL): string {
  const folder = inject("socketFolder");
  if (folder === "") return url.href;
  const near = new URL(url);
  near.searchParams.set("host", folder);
  return near.href;
}

let admin: Promise<pg.Client> | undefined;

async function asAdmin(statement: string): Promise<void> {
  admin ??= connectAdmin();
  await (await admin).query(statement);
}

/** One connection for all test files of a process: a new one for each statement costs the server a quarter of the copy. */
async function connectAdmin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: near(new URL(inject("adminUrl"))) });
  // The server ends it at the end of the run.
  client.on("error", () => {
    admin = undefined;
  });
  await client.connect();
  return client;
}

/** The same for all tests of a file: open before the first, closed after the last. */
export function setUpDatabase(...options: Parameters<typeof testDatabase>): TestDatabase {
  return openBeforeAll(() => testDatabase(...options));
}

/** The same for all tests of a file: open before the first, closed after the last. */
export function setUpEmptyDatabase(): Awaited<ReturnType<typeof emptyDatabase>> {
  return openBeforeAll(emptyDatabase);
}
