import { termsVersions } from "@cathedra/domain/legal";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { acceptTerms } from "./legal.ts";

const rounds = [1, 2, 3, 4, 5, 6];
const [older, newest] = termsVersions.slice(-2).map(({ version }) => version) as [string, string];
const { maya } = cast;

const portal = setUpCastApp([], { processes: 3, database: { poolSize: 10 } });
beforeEach(forget);

async function forget() {
  const { db } = portal.database;
  await sql`delete from terms_acceptance where user_id = ${maya.userId}`.execute(db);
  await sql`update app_user set terms_version = null where id = ${maya.userId}`.execute(db);
}

/** The connections are opened before the race: on a cold pool the calls would run one after the other. */
const warm = () =>
  Promise.all(Array.from({ length: 10 }, () => portal.database.pool.query("select pg_sleep(0.02)")));

/** The stored acceptances, and the entries of the audit log since `after`. */
async function kept(after: string) {
  const { rows } = await sql<{ versions: string[]; acts: number; version: string | null }>`
    select array(select version from terms_acceptance where user_id = ${maya.userId} order by version) as versions,
      (select count(*)::int from audit_log
        where action = 'terms.accepted' and actor_id = ${maya.userId} and id > ${after}::bigint) as acts,
      (select terms_version from app_user where id = ${maya.userId}) as version`.execute(portal.database.db);
  return rows[0];
}

async function lastAct() {
  const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0)::text as id from audit_log`.execute(
    portal.database.db,
  );
  return rows[0]?.id ?? "0";
}

test("if two tabs accept at once, one acceptance and one audit row are stored, and both requests succeed", async () => {
  for (const _ of rounds) {
    await forget();
    const before = await lastAct();
    await warm();
    const answers = await Promise.all(rounds.map(() => portal.ask(maya, acceptTerms, { version: newest })));
    expect(answers.map(({ errors }) => errors)).toEqual(rounds.map(() => undefined));
    expect(await kept(before)).toEqual({ versions: [newest], acts: 1, version: newest });
  }
});

test("if older and newer versions are accepted at once, the newer one counts in either order", async () => {
  for (const round of rounds) {
    await forget();
    const before = await lastAct();
    await warm();
    const both = round % 2 === 0 ? [older, newest] : [newest, older];
    await Promise.all(both.map((version) => portal.ask(maya, acceptTerms, { version })));
    expect(await kept(before)).toEqual({ versions: [older, newest].toSorted(), acts: 2, version: newest });
  }
});
