import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";

const portal = setUpCastApp();
const db = () => portal.database.db;
beforeEach(async () => {
  await sql`delete from operation`.execute(db());
  await sql`delete from graphile_worker._private_jobs`.execute(db());
});

const query = "{ hangingWork { count items { kind state since } } }";
const hanging = async () => (await portal.get(cast.ruth, query)).hangingWork;

type Age = { readonly asked: number; readonly begun?: number; readonly outcome?: string };
const addOperation = (subject: string, { asked, begun, outcome }: Age) =>
  sql`insert into operation (kind, subject, requested_at, started_at, outcome, ended_at)
    values ('platform_sync', ${subject}, now() - ${asked} * interval '1 minute',
      now() - ${begun ?? null}::float8 * interval '1 minute', ${outcome ?? null},
      case when ${outcome ?? null}::text is not null then now() end)`.execute(db());
const addJob = async (task: string, minutesLate: number, attempts = 0, lockedMinutes?: number) => {
  await sql`select graphile_worker.add_job(${task}, run_at => now() - ${minutesLate} * interval '1 minute', max_attempts => 5)`.execute(
    db(),
  );
  await sql`update graphile_worker._private_jobs set attempts = ${attempts},
      locked_at = now() - ${lockedMinutes ?? null}::float8 * interval '1 minute',
      locked_by = case when ${lockedMinutes ?? null}::float8 is not null then 'a worker' end
    where id = (select max(id) from graphile_worker._private_jobs)`.execute(db());
};

test("work that waits or runs too long is listed with the longest first, and recent or ended work is not", async () => {
  await addOperation("young", { asked: 14 });
  await addOperation("waits", { asked: 16 });
  await addOperation("at work", { asked: 119, begun: 119 });
  await addOperation("runs", { asked: 300, begun: 121 });
  await addOperation("ended", { asked: 500, outcome: "failed" });
  const { count, items } = await hanging();
  expect(count).toBe(2);
  expect(items.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "platform_sync running",
    "platform_sync waiting",
  ]);
});

test("queue jobs are listed if no worker takes them, they fail, or they are given up", async () => {
  await addJob("soon", -10);
  await addJob("late", 5);
  await addJob("waiting", 16);
  await addJob("failed once", -5, 1);
  await addJob("failing", -5, 3);
  await addJob("at work", 60, 1, 60);
  await addJob("stuck", 200, 1, 121);
  expect((await hanging()).count).toBe(3);
  await addJob("dead", -60, 5);
  const { count, items } = await hanging();
  expect(count).toBe(4);
  expect(items).toHaveLength(3);
  expect(items.map(({ kind, state }) => `${kind} ${state}`)).toContain("stuck running");
  const { rows } = await sql<{ task_identifier: string }>`
    select task_identifier from graphile_worker.jobs where attempts >= max_attempts`.execute(db());
  expect(rows).toEqual([{ task_identifier: "dead" }]);
  expect(await statementsOf(() => portal.get(cast.ruth, query))).toHaveLength(2);
});
