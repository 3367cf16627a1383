import { cast, demoRecords } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { today } from "../support/world.ts";

const records = demoRecords(today);
const list =
  "query($limit: Int) { activities(searchParams: { limit: $limit }) { totalCount activities { id } } }";
type Page = { activities: { totalCount: number; activities: readonly { id: string }[] } };

const portal = setUpCastApp(records);

const db = () => portal.database.db;
const total = async (who: (typeof cast)[keyof typeof cast]) =>
  (await portal.get<Page>(who, list, { limit: 1 })).activities.totalCount;

beforeEach(async () => {
  for (const who of [cast.maya, cast.george, cast.priya]) await total(who);
});

test("a former admin at once gets only their own records, although others were prefetched", async () => {
  const own = records.filter(({ participantIds }) => participantIds.includes(cast.george.userId)).length;
  const managed = await total(cast.george);
  expect(managed).toBeGreaterThan(own);
  await sql`delete from customer_admin where user_id = ${cast.george.userId}`.execute(db());
  const seen = await statementsOf(async () => {
    expect(await total(cast.george)).toBe(own);
  });
  // The rows that were prefetched for the administrator were discarded.
  expect(seen).toHaveLength(2);
});

test("a person who lost the logbook is refused, although the page was prefetched", async () => {
  await sql`update app_user set logbook = false where keycloak_id = ${cast.maya.keycloakId}`.execute(db());
  const { errors } = await portal.ask(cast.maya, list, { limit: 1 });
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  await sql`update app_user set logbook = true where keycloak_id = ${cast.maya.keycloakId}`.execute(db());
});

test("another person's record is not found, although it was prefetched", async () => {
  const foreign = records.find(({ participantIds }) => !participantIds.includes(cast.maya.userId));
  const { data, errors } = await portal.ask(cast.maya, "query($id: ID!) { activity(id: $id) { id } }", {
    id: foreign?.id,
  });
  expect([data, errors?.[0]?.extensions.code]).toEqual([null, "NOT_FOUND"]);
});

test("an aliased or conditional field is read by its own resolver with its own arguments", async () => {
  const two = await portal.get<Record<string, { activities: readonly unknown[] }>>(
    cast.maya,
    "{ one: activities(searchParams: { limit: 1 }) { activities { id } } two: activities(searchParams: { limit: 2 }) { activities { id } } }",
  );
  expect([two.one?.activities.length, two.two?.activities.length]).toEqual([1, 2]);
  const skipped = "query($no: Boolean!) { activities @include(if: $no) { totalCount } user { email } }";
  expect(await portal.get(cast.maya, skipped, { no: false })).toEqual({ user: { email: cast.maya.email } });
  expect(await portal.get(cast.maya, skipped, { no: true })).toHaveProperty("activities");
});

test("invalid arguments are reported as usual", async () => {
  const wrong = await portal.ask(cast.maya, list, { limit: "many" });
  expect(wrong.errors?.[0]?.extensions.code).toBe("BAD_REQUEST");
  const tooMany = await portal.ask(cast.maya, list, { limit: 100_000 });
  expect(tooMany.errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
});

test("a field selected in two places of an operation returns all selected subfields", async () => {
  const merged = await portal.get(
    cast.maya,
    `query { activities(searchParams: { limit: 1 }) { activities { id } } ...More }
     fragment More on Query { activities(searchParams: { limit: 1 }) { activities { hospital } } }`,
  );
  expect(Object.keys(merged.activities.activities[0] ?? {})).toEqual(["id", "hospital"]);
});
