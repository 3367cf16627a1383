import type { KeycloakId } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { webOperations } from "@cathedra/test-fixtures/web-operations";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { compileFindCallers, noPrefetch } from "../../src/modules/user/caller-queries.ts";
import { callerReader } from "../../src/modules/user/caller-reader.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";

const portal = setUpCastApp();

const everybody = Object.values(cast);
const getNames = (callers: readonly ({ person: { firstName: string } } | undefined)[]) =>
  callers.map((caller) => caller?.person.firstName);

test("callers who arrive together are read in one statement, and each gets their own data", async () => {
  const read = callerReader(portal.database.db);
  let names: readonly (string | undefined)[] = [];
  const statements = await statementsOf(async () => {
    names = getNames(
      await Promise.all([...everybody, ...everybody].map(({ keycloakId }) => read(keycloakId))),
    );
  });
  expect(names).toEqual([...everybody, ...everybody].map(({ firstName }) => firstName));
  // The first two callers are read singly at once, and all others together after the first answer.
  expect(statements).toHaveLength(3);
});

test("prefetched data belongs to its caller, and is read only for callers who requested it", async () => {
  const read = callerReader(portal.database.db);
  const address = sql`to_json(upper(person.email))`;
  const callers = await Promise.all(
    everybody.flatMap(({ keycloakId }) => [read(keycloakId, address), read(keycloakId)]),
  );
  expect(callers.map((caller) => caller?.prefetched)).toEqual(
    everybody.flatMap(({ email }) => [email.toUpperCase(), null]),
  );
});

test("an unknown caller is not confused with another one", async () => {
  const read = callerReader(portal.database.db);
  const unknown = "not-a-subject-of-anybody" as KeycloakId;
  const ids = [cast.maya.keycloakId, unknown, cast.ruth.keycloakId, unknown, cast.maya.keycloakId];
  expect(getNames(await Promise.all(ids.map((id) => read(id))))).toEqual([
    "Maya",
    undefined,
    "Ruth",
    undefined,
    "Maya",
  ]);
});

test("a right revoked during a shared read is gone for everyone who asks afterwards", async () => {
  const { db } = portal.database;
  const read = callerReader(db);
  const others = everybody.map(({ keycloakId }) => read(keycloakId));
  await sql`update app_user set logbook = false where keycloak_id = ${cast.tomas.keycloakId}`.execute(db);
  const after = await read(cast.tomas.keycloakId);
  expect(after?.person.logbook).toBe(false);
  await Promise.all(others);
});

test("a failing statement fails only for the callers it was for", async () => {
  const read = callerReader(portal.database.db);
  const broken = sql`to_json(1 / (person.id is null)::int)`;
  const outcomes = await Promise.allSettled(
    everybody.flatMap(({ keycloakId }) => [read(keycloakId, broken), read(keycloakId)]),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(everybody.flatMap(() => ["rejected", "fulfilled"]));
  expect((await read(cast.maya.keycloakId))?.person.firstName).toBe("Maya");
});

test("simultaneous requests of many people are each answered as their own caller", async () => {
  const answers = await Promise.all(
    [...everybody, ...everybody.toReversed()].map(async (who) => {
      const { user } = await portal.get<{ user: { email: string; roles: readonly string[] } }>(
        who,
        "{ user { email roles } }",
      );
      return [user.email, user.roles];
    }),
  );
  expect(answers).toEqual(
    [...everybody, ...everybody.toReversed()].map(({ email, roles }) => [email, [...roles]]),
  );
});

test("statements for one and for many callers are planned once", async () => {
  const { db } = portal.database;
  const plans = await db.connection().execute(async (connection) => {
    const find = compileFindCallers(connection, noPrefetch);
    for (let times = 1; times <= 12; times += 1) {
      await find([cast.maya.keycloakId]);
      await find(everybody.slice(0, (times % 5) + 2).map(({ keycloakId }) => keycloakId));
    }
    const { rows } = await sql<{ custom: number }>`
      select custom_plans::int as custom from pg_prepared_statements
      where statement like '%claimed_first_name%' and generic_plans + custom_plans >= 12`.execute(connection);
    return rows;
  });
  // PostgreSQL tries five custom plans before it chooses a generic one.
  expect(plans.map(({ custom }) => custom)).toEqual([5, 5]);
});

test("the start page takes one statement for a person who has nothing, and answers as if its fields were read one by one", async () => {
  const home = webOperations().get("HomeQuery") ?? "";
  for (const person of [cast.maya, cast.nils, cast.ruth]) {
    // What depends on the person is read with the caller from their second request on.
    const first = await portal.get(person, home);
    expect(await portal.get(person, home)).toEqual(first);
  }
  const seen = await statementsOf(() => portal.get(cast.ruth, home));
  expect(seen).toHaveLength(1);
});
