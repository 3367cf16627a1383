import { randomUUID } from "node:crypto";
import type { KeycloakId } from "@cathedra/domain";
import type { Role } from "@cathedra/domain/access";
import { ownAccountTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";

const portal = setUpCastApp();

const me = `{
  user { keycloak_id email first_name last_name logbook roles
    viewerCanUseLogbook viewerCanCreateRecord viewerCanOpenAdministration viewerCanResetCourseProgress }
}`;

test("a person sees their own record with the token's roles that the portal knows (G.006)", async () => {
  expect(await portal.get(cast.ruth, me)).toEqual({
    user: {
      keycloak_id: cast.ruth.keycloakId,
      email: "ruth.abrams@cathedra.example",
      first_name: "Ruth",
      last_name: "Abrams",
      logbook: "true",
      roles: ["sys_admin"],
      viewerCanUseLogbook: true,
      viewerCanCreateRecord: false,
      viewerCanOpenAdministration: true,
      viewerCanResetCourseProgress: false,
    },
  });
});

test("a person without the logbook flag may not use the logbook", async () => {
  expect(await portal.get(cast.nils, me)).toMatchObject({
    user: { logbook: "false", viewerCanUseLogbook: false, viewerCanOpenAdministration: false },
  });
});

test.each([
  ["a trainee", cast.maya, true],
  ["a group admin", cast.priya, true],
  ["a customer admin without a group", cast.george, false],
  ["a demo account without a group", cast.sam, false],
  ["a group member without a logbook", cast.nils, false],
])("whether %s may create a record", async (_, person, viewerCanCreateRecord) => {
  expect(await portal.get(person, "{ user { viewerCanCreateRecord } }")).toEqual({
    user: { viewerCanCreateRecord },
  });
});

test.each<[string, Caller, boolean]>([
  ["whom a list of attendings names", cast.eleanor, true],
  ["whom it names by an address that is not verified", { ...cast.eleanor, isEmailVerified: false }, false],
  ["whom it does not name", cast.maya, false],
])("whether a person %s is an attending", async (_, person, viewerIsAttending) => {
  expect(await portal.get(person, "{ user { viewerIsAttending } }")).toEqual({ user: { viewerIsAttending } });
});

test("a person whose entry is removed from the list of attendings is no attending", async () => {
  const setRemoved = (at: string | null) =>
    sql`update attending set removed_at = ${at} where lower(email) = ${cast.eleanor.email}`.execute(
      portal.database.db,
    );
  await setRemoved("2026-11-20T10:00:00Z");
  onTestFinished(async () => void (await setRemoved(null)));
  expect(await portal.get(cast.eleanor, "{ user { viewerIsAttending } }")).toEqual({
    user: { viewerIsAttending: false },
  });
});

test("asking for the own address in any case takes no further statement", async () => {
  const query = "query ($to: String) { user(emailAddress: $to) { keycloak_id } }";
  const statements = await statementsOf(async () => {
    const answer = await portal.get(cast.maya, query, { to: cast.maya.email.toUpperCase() });
    expect(answer).toEqual({ user: { keycloak_id: cast.maya.keycloakId } });
  });
  expect(statements).toHaveLength(1);
});

const other = "query ($to: String) { user(emailAddress: $to) { keycloak_id logbook roles } }";

test("an admin of a group sees its people without their roles", async () => {
  expect(await portal.get(cast.priya, other, { to: cast.maya.email })).toEqual({
    user: { keycloak_id: cast.maya.keycloakId, logbook: "true", roles: [] },
  });
});

test.each([
  ["a colleague of the same group", cast.maya, cast.tomas.email],
  ["a person of another customer as a group admin", cast.priya, cast.aiko.email],
  ["a person of the customer as its admin without a shared group", cast.george, cast.maya.email],
  ["an unknown address", cast.priya, "nobody@northgate.example"],
  ["an address that cannot be stored", cast.priya, "a\0b@northgate.example"],
])("reading %s is refused with the same answer", async (_, who, to) => {
  const { data, errors } = await portal.ask(who, other, { to });
  expect(data?.user).toBeNull();
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
  expect(errors?.[0]?.message).toBe(ownAccountTexts.foreignUser);
});

const newcomer = (overrides: Partial<Caller> = {}): Caller => ({
  keycloakId: randomUUID() as KeycloakId,
  email: "zoë.novak@northgate.example",
  firstName: "Zoë",
  lastName: "Novák",
  roles: [] as readonly Role[],
  ...overrides,
});

test("twenty simultaneous first calls of a new person create one user", async () => {
  const who = newcomer();
  // The connections are opened before the race: on a cold pool the calls would run one after the other.
  await Promise.all(Array.from({ length: 20 }, () => portal.get(cast.maya, me)));
  const answers = await Promise.all(Array.from({ length: 20 }, () => portal.ask(who, me)));
  expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
  const users = await portal.database.db
    .selectFrom("app_user")
    .select(["first_name", "last_name", "email", "logbook"])
    .where("keycloak_id", "=", who.keycloakId)
    .execute();
  expect(users).toEqual([
    { first_name: "Zoë", last_name: "Novák", email: "zoë.novak@northgate.example", logbook: true },
  ]);
});

test("a later token changes name and address, and claims that it omits stay unchanged", async () => {
  const who = newcomer();
  await portal.get(who, me);
  const married = { ...who, lastName: "Lind", email: "zoe.lind@northgate.example" };
  expect(await portal.get(married, me)).toMatchObject({
    user: { last_name: "Lind", email: "zoe.lind@northgate.example" },
  });
  expect(await portal.get({ ...who, email: "", firstName: "", lastName: "" }, me)).toMatchObject({
    user: { first_name: "Zoë", last_name: "Lind", email: "zoe.lind@northgate.example" },
  });
});

test("a call of a known person costs one statement", async () => {
  await portal.get(cast.maya, me);
  expect(await statementsOf(() => portal.get(cast.maya, me))).toHaveLength(1);
});
