import { sql } from "kysely";
import type { PoolClient } from "pg";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describedStatements } from "../../src/db/statement.ts";
import "../../src/modules/inbox/inbox-counts.ts";
import "../../src/modules/inbox/page-statement.ts";
import { setUpDatabase } from "../support/database.ts";

let client: PoolClient;
let people: readonly string[];
const database = setUpDatabase();
beforeAll(async () => {
  client = await database.pool.connect();
  const { rows } = await client.query<{ id: string }>(`
    insert into app_user (id, keycloak_id, email, email_verified, first_name, last_name, logbook)
    select gen_random_uuid(), gen_random_uuid(), 'person' || n || '@pages.example', true, 'Person', 'Told', false
    from generate_series(1, 100) n returning id`);
  people = rows.map(({ id }) => id);
  await client.query("set plan_cache_mode = force_generic_plan");
});
afterAll(() => client.release());

/** Gives each person this many notifications, of which the latest ten are unseen and a third are read. */
async function fill(each: number): Promise<void> {
  const { db } = database;
  await sql`truncate notification`.execute(db);
  await sql`
    insert into notification (user_id, kind, cause, facts, seen_at, read_at)
    select person.id, 'event_soon', nth::text, '{}', case when nth > 10 then now() end, case when nth % 3 = 0 then now() end
    from generate_series(1, ${each}::int) nth cross join app_user person`.execute(db);
}

/** The statement that has these columns. */
function statementOf(...names: readonly string[]): string {
  const wanted = names.toSorted().join();
  const found = describedStatements.filter(
    ({ columns }) => Object.keys(columns).toSorted().join() === wanted,
  );
  const [one] = found.flatMap(({ made }) => made());
  if (found.length !== 1 || one === undefined) throw new Error(`${found.length} statements of ${wanted}`);
  return one.compile(database.db).sql;
}

const planned = v.object({
  "QUERY PLAN": v.tuple([
    v.object({ Plan: v.object({ "Shared Hit Blocks": v.number(), "Shared Read Blocks": v.number() }) }),
  ]),
});

/** The number of database pages that a prepared statement with a generic plan reads. */
async function getPages(text: string, values: readonly unknown[]): Promise<number> {
  const explain = () => client.query(`explain (analyze, buffers, format json) ${text}`, [...values]);
  // The first run also reads pages for planning, which do not count.
  await explain();
  const { rows } = await explain();
  const { Plan } = v.parse(planned, rows[0])["QUERY PLAN"][0];
  return Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"];
}

const reads = {
  "the numbers of a person": () => getPages(statementOf("unseen", "unread"), [people[50]]),
  "the number of each of fifty who are told": () =>
    getPages(statementOf("userId", "unseen"), [people.slice(0, 50)]),
  "a page of the list": () =>
    getPages(statementOf("mark", "id", "kind", "facts", "createdAt", "isSeen", "isRead", "isDismissed"), [
      people[50],
      21,
    ]),
};

async function pagesOfAll() {
  const pages: Record<string, number> = {};
  for (const [what, read] of Object.entries(reads)) pages[what] = await read();
  return pages;
}

test("the counts and a page of the list cost the same for any number of stored notices (13.035)", async () => {
  await fill(200);
  await sql`vacuum analyze notification`.execute(database.db);
  const few = await pagesOfAll();
  // The planner's statistics do not include the new rows yet.
  await fill(600);
  const grown = await pagesOfAll();
  await sql`vacuum analyze notification`.execute(database.db);
  const many = await pagesOfAll();
  // At most the latest hundred of each person are counted; rows that were not vacuumed yet are read from the table.
  for (const pages of [grown, many])
    for (const [what, count] of Object.entries(pages))
      expect([what, count], what).toSatisfy(() => count <= Math.max(250, (few[what] ?? 0) * 2));
}, 60_000);
