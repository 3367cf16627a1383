import type { Db } from "@cathedra/api";
import { sql } from "kysely";
import type { BenchPerson } from "../bench-people.ts";
import { quantile } from "./streams.ts";

type Parts = {
  readonly db: Db;
  readonly portal: string;
  readonly people: readonly BenchPerson[];
  readonly tokens: readonly string[];
  readonly addLine: (what: string, found: string, goal?: string) => void;
};

const number = "{ inbox { id unseen } }";
const list =
  "{ notifications(first: 20) { next mark inbox { unseen unread } notifications { id title text link isRead } } }";

/** The cost of the list and the number with 10,000 notifications, and with a million. */
export async function measureListAndCount(parts: Parts): Promise<void> {
  const { db, addLine } = parts;
  await sql`truncate notification`.execute(db);
  await fill(db, 10_000);
  const few = { number: await asked(parts, number), list: await asked(parts, list) };
  await fill(db, 990_000);
  const many = { number: await asked(parts, number), list: await asked(parts, list) };
  for (const [name, words] of [
    ["number", "the number on the bell"],
    ["list", "the first page of the list"],
  ] as const) {
    const [one, other] = [few[name], many[name]];
    addLine(
      `${words}, 10,000 → 1,000,000 notifications`,
      `${one.toFixed(1)} → ${other.toFixed(1)} ms in the middle, ${(other / one).toFixed(2)} times`,
      "1.2 times",
    );
  }
}

/** Inserts notices, the same number for each person: a third of them read, the latest ten unseen. */
async function fill(db: Db, count: number): Promise<void> {
  await sql`
    insert into notification (user_id, kind, cause, facts, created_at, seen_at, read_at)
    select person.id, 'station_signed_in', gen_random_uuid()::text,
      '{"sessionId":"s","station":"Skills lab 1","place":"Level 2","at":1763900000000}',
      now() - nth * interval '1 minute', case when nth > 10 then now() end, case when nth % 3 = 0 then now() end
    from (select id, row_number() over (order by id) as row, count(*) over () as people from app_user) person
    cross join lateral generate_series(1, greatest(1, (${count}::int / people)::int)) nth`.execute(db);
  await sql`vacuum analyze notification`.execute(db);
}

/** The median time of 300 requests of as many people, one after the other. */
async function asked({ portal, people, tokens }: Parts, query: string): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < 360; at += 1) {
    const from = performance.now();
    const response = await fetch(`${portal}/api/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${tokens[(at * 7) % people.length]}`,
      },
      body: JSON.stringify({ query }),
    });
    const body = (await response.json()) as { readonly errors?: unknown };
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    if (at >= 60) took.push(performance.now() - from);
  }
  return quantile(
    took.toSorted((one, other) => one - other),
    0.5,
  );
}
