import { randomUUID } from "node:crypto";
import type { RecordId, SimulatorActivityId } from "@cathedra/domain";
import { cast, getActor } from "@cathedra/test-fixtures";
import {
  type PgBouncerOptions,
  pgBouncerVersion,
  type RunningPgBouncer,
  startPgBouncer,
} from "@cathedra/test-fixtures/pgbouncer";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { DatabaseSettings } from "../../src/config/database-settings.ts";
import { type OpenDatabase, openDatabase, requestLimits } from "../../src/db/database.ts";
import { missingSessionLimits } from "../../src/db/session-limits.ts";
import { sendHint } from "../../src/modules/hints/public.ts";
import { listenTo, reached } from "../hints/hint-listener.ts";
import { saveMutation, saving } from "../logbook/save-helpers.ts";
import { type CastApp, castApp, toClaims } from "../support/cast-app.ts";
import type { TestDatabase } from "../support/database.ts";

const version = pgBouncerVersion();
if (version === undefined) console.warn("PgBouncer is not installed here: nothing is tried through it.");

type Saved = { readonly saveActivity: { readonly activity: { readonly id: RecordId } } };

/** The address of a pooler that does not support named statements. */
const pooled = { isPooled: true, namesStatements: false } as const;
const settings: DatabaseSettings = {
  url: "postgres://unused",
  directUrl: "postgres://unused",
  poolSize: 5,
  replicaUrls: [],
  ...pooled,
};

describe.skipIf(version === undefined)(`behind PgBouncer ${version} in transaction mode`, () => {
  let pooler: RunningPgBouncer | undefined;
  let portal: CastApp;
  let begun: CastApp | undefined;
  const others: (() => Promise<unknown>)[] = [];

  /** The pooler has fewer server connections than the processes have clients, so that they are shared. */
  const few = { default_pool_size: "3" };
  const opened = (database: TestDatabase, address: string, more = {}): OpenDatabase =>
    openDatabase(address, { ...requestLimits, ...pooled, directUrl: database.url, ...more });

  async function another(options: Omit<PgBouncerOptions, "target">, more = {}): Promise<OpenDatabase> {
    const own = await startPgBouncer({ target: portal.database.url, ...options });
    const open = opened(portal.database, own.url, more);
    others.push(open.close, own.stop);
    return open;
  }

  beforeAll(async () => {
    begun = await castApp([], {
      processes: 2,
      config: { database: settings },
      through: async (database) => {
        pooler ??= await startPgBouncer({ target: database.url, settings: few });
        return opened(database, pooler.url, { connectTimeoutMs: 2_000 });
      },
    });
    portal = begun;
  });
  afterEach(async () => {
    const failed: unknown[] = [];
    for (const end of others.splice(0)) await end().catch((error: unknown) => failed.push(error));
    expect(failed).toEqual([]);
  });
  // This also runs if the setup failed: otherwise the pooler would stay.
  afterAll(async () => {
    try {
      await begun?.close();
    } finally {
      await pooler?.stop();
    }
  });

  const readiness = async () => (await portal.app.inject("/readyz")).statusCode;
  const records = async () =>
    await portal.get<{ activities: { totalCount: number } }>(cast.maya, "{ activities { totalCount } }");

  test("processes that share pooled connections answer lists, saves and polls", async () => {
    expect(await readiness()).toBe(200);
    const variables = saving({ clientKey: "pooled" });
    const before = (await records()).activities.totalCount;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        at % 10 === 0
          ? portal.ask(cast.maya, saveMutation, variables)
          : portal.ask(cast.maya, "{ inbox { unseen } getVmAssignedToMe { id } user { email } }"),
      ),
    );
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect((await records()).activities.totalCount).toBe(before + 1);
  });

  test("the pooler fails with named statements, which is why they are turned off", async () => {
    const named = await another({ settings: few }, { namesStatements: true });
    const asked = Array.from({ length: 30 }, (_, at) => sql`select ${at}::int`.execute(named.db));
    const outcomes = await Promise.allSettled(asked);
    const reasons = outcomes.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
    expect(reasons.join()).toMatch(/prepared statement ".*" (does not|already) exist/);
  });

  test("hints pass through the pooler to the other process", async () => {
    const token = await portal.identity.token(toClaims(cast.maya));
    const other = portal.apps[1];
    const listening = await listenTo(await reached(other ?? portal.app), token);
    try {
      await listening.hears("live");
      const id = randomUUID() as SimulatorActivityId;
      const { db } = await another({});
      const to = [getActor(cast.maya).userId];
      await db.transaction().execute((tx) => sendHint(tx, { kind: "result", id, to }));
      await listening.hears(`hint result ${id}`);
    } finally {
      await listening.stop();
    }
  });

  test("pooled sessions end statements and lock waits that take too long", async () => {
    const limits =
      "set statement_timeout = 500; set lock_timeout = 200; set idle_in_transaction_session_timeout = 1000";
    const { db } = await another({ connectQuery: limits });
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toMatchObject({ code: "57014" });
    await portal.database.db.transaction().execute(async (tx) => {
      await sql`select from app_user for update`.execute(tx);
      const waiting = db
        .transaction()
        .execute((waiter) => sql`select from app_user for update`.execute(waiter));
      await expect(waiting).rejects.toMatchObject({ code: "55P03" });
    });
  });

  test("a process whose pooler sets no limits is not ready, and names the missing ones", async () => {
    for (const [query, missing] of [
      ["select 1", "statement_timeout"],
      ["set statement_timeout = 4000", "lock_timeout"],
      ["set statement_timeout = 4000; set lock_timeout = 9000", "lock_timeout"],
    ]) {
      const { db } = await another({ connectQuery: query ?? "" });
      expect(await missingSessionLimits(db)).toContain(missing);
      await others.pop()?.();
    }
    const { db } = await another({});
    expect(await missingSessionLimits(db)).toBeUndefined();
  });

  test("while the pooler restarts the answer is 503, and no acknowledged save is lost", async () => {
    const acknowledged: RecordId[] = [];
    let isOver = false;
    const saveOn = async (caller: number): Promise<void> => {
      for (let at = 0; !isOver; at += 1) {
        const variables = saving({ clientKey: `restart ${caller} ${at}` });
        const { data } = await portal.ask<Saved>(cast.maya, saveMutation, variables);
        if (data) acknowledged.push(data.saveActivity.activity.id);
      }
    };
    const callers = Promise.all([0, 1, 2].map(saveOn));
    try {
      await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
      await pooler?.kill();
      expect(await readiness()).toBe(503);
      await pooler?.startAgain();
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
    } finally {
      isOver = true;
      await callers;
    }
    const { db } = portal.database;
    const found = await db
      .selectFrom("logbook_record")
      .select("id")
      .where("id", "in", acknowledged)
      .execute();
    expect(found).toHaveLength(acknowledged.length);
  });
});
