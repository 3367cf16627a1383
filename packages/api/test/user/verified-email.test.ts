import type { SessionId } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { roomRoles } from "../../src/modules/machines/room-queries.ts";
import { aNewcomer, decideOutcome } from "../groups/invitation-helpers.ts";
import { runningSession } from "../rooms/room-helpers.ts";
import { type Caller, setUpCastApp, toClaims } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { anEvent } from "../vouchers/event-builder.ts";

const portal = setUpCastApp();
beforeEach(() => portal.database.db.deleteFrom("voucher_organizer").execute());

const unverified = (who: Caller): Caller => ({ ...who, isEmailVerified: false });

/** Another person who claims this address, which the identity service has not verified for them. */
const claimant = (email: string): Caller => ({ ...aNewcomer(), email, isEmailVerified: false });

const own = "{ getEventResourceAccessVouchersAsTrainee { id viewerRole organizers { email first_name } } }";
type Own = {
  readonly getEventResourceAccessVouchersAsTrainee: readonly {
    readonly id: number;
    readonly viewerRole: string;
    readonly organizers: readonly { readonly email: string; readonly first_name: string | null }[];
  }[];
};
const eventsOf = async (who: Caller) =>
  (await portal.get<Own>(who, own)).getEventResourceAccessVouchersAsTrainee;
const calendarOf = async (who: Caller, id: number) => {
  const authorization = `Bearer ${await portal.identity.token(toClaims(who))}`;
  const url = `/api/events/${id}/calendar.ics`;
  return (await portal.app.inject({ url, headers: { authorization } })).statusCode;
};
const getStart = async (who: Caller, voucherId: number) =>
  decideOutcome(
    await portal.ask(
      who,
      `mutation ($id: Int!) {
        startCloudCaseEvent(voucherId: $id, moduleId: "carotid-stenting", caseId: "carotid-stenting-01") { id }
      }`,
      { id: voucherId },
    ),
  );

test("an address makes a person an organizer only if the identity service verified it for them", async () => {
  const { id } = await anEvent(portal, { organizers: [cast.priya.email], creator: cast.george });
  const impostor = claimant(cast.priya.email);
  expect(await eventsOf(impostor)).toEqual([]);
  expect(await calendarOf(impostor, id)).toBe(404);
  expect(await getStart(impostor, id)).toBe("NOT_FOUND");
  const seen = { id, viewerRole: "ORGANIZER" };
  expect(await eventsOf(cast.priya)).toMatchObject([seen]);
  // The name beside the address is that of its owner.
  const [event] = await eventsOf(cast.priya);
  expect(event?.organizers.find(({ email }) => email === cast.priya.email)?.first_name).toBe(
    cast.priya.firstName,
  );
});

test("verifying the address makes a person an organizer with the next request, and losing it ends that", async () => {
  const person = aNewcomer();
  const { id } = await anEvent(portal, { organizers: [person.email] });
  expect(await eventsOf(unverified(person))).toEqual([]);
  expect(await eventsOf(person)).toMatchObject([{ id }]);
  expect(await eventsOf(unverified(person))).toEqual([]);
});

test("the creator of an event is its organizer, whatever their address, and an unverified address is nobody's", async () => {
  const { id } = await anEvent(portal, { creator: cast.ruth });
  const moved = { ...cast.ruth, email: cast.maya.email, isEmailVerified: false };
  const madeOf = async (who: Caller) => (await eventsOf(who)).filter((event) => event.id === id);
  expect(await madeOf(moved)).toMatchObject([{ viewerRole: "ORGANIZER", organizers: [] }]);
  expect(await madeOf(cast.maya)).toEqual([]);
  expect(await madeOf(cast.ruth)).toMatchObject([{ organizers: [{ email: cast.ruth.email }] }]);
});

test("an unverified address does not make a person proctor in the room of an event", async () => {
  const { id } = await anEvent(portal, { organizers: [cast.priya.email] });
  const impostor = claimant(cast.priya.email);
  await portal.get(impostor, "{ user { email } }");
  await portal.get(cast.priya, "{ user { email } }");
  const rooms = {
    db: portal.database.db,
    agents: { url: (machine: string) => `https://${machine}.sim.example` },
  };
  const { sessionId } = await runningSession(rooms, { by: cast.ruth, voucherId: id, isEvent: true });
  const people = [impostor.keycloakId, cast.priya.keycloakId];
  const roles = await roomRoles(portal.database.db, sessionId as SessionId, people);
  expect([...(roles ?? [])]).toEqual([[cast.priya.keycloakId, "proctor"]]);
});

const administered = "{ getCustomersForAdmin { id } }";
const adminsQuery = "{ customer(customerId: 1) { admins { email } } }";
type Customers = { readonly getCustomersForAdmin: readonly { readonly id: number }[] };

test("an admin of a customer or group has no admin rights until their address is verified", async () => {
  const { george, priya } = cast;
  expect((await portal.get<Customers>(unverified(george), administered)).getCustomersForAdmin).toEqual([]);
  expect(decideOutcome(await portal.ask(unverified(george), adminsQuery))).toBe("NOT_FOUND");
  expect(decideOutcome(await portal.ask(george, adminsQuery))).toBe("ok");
  const renew = "mutation { regenerateGroupInvitation(customerGroupId: 1) { id } }";
  expect(decideOutcome(await portal.ask(unverified(priya), renew))).not.toBe("ok");
  const links = "{ customerGroups { viewerCanManageInvitation invitationCode { code } } }";
  const hidden = { viewerCanManageInvitation: false, invitationCode: null };
  expect(await portal.get(unverified(priya), links)).toEqual({ customerGroups: [hidden] });
  expect(await portal.get(priya, links)).not.toEqual({ customerGroups: [hidden] });
});

const save = `mutation ($admins: [String!]!) { saveCustomer(id: 2, name: "Lakeside Medical Center", admins: $admins) { id } }`;
const findAdmins = async () =>
  (
    await sql<{ keycloakId: string }>`
      select keycloak_id as "keycloakId" from customer_admin join app_user on id = user_id where customer_id = 2
      order by 1`.execute(portal.database.db)
  ).rows.map(({ keycloakId }) => keycloakId);

test("an admin is named by a verified address, and of two people who claim it the verified one counts", async () => {
  const { name } = await unbranded(portal.database.db)
    .selectFrom("customer")
    .select("name")
    .where("id", "=", 2)
    .executeTakeFirstOrThrow();
  const saving = (admins: readonly string[]) =>
    portal.ask<unknown>(cast.ruth, save.replace("Lakeside Medical Center", name), { admins });
  const owner = aNewcomer();
  const impostor = claimant(owner.email);
  await portal.get(impostor, "{ user { email } }");
  const refused = await saving([cast.helena.email, owner.email]);
  expect(decideOutcome(refused)).toBe("INVALID_INPUT");
  expect(refused.errors?.[0]?.message).toBe(`The following user does not exist: ${owner.email}`);
  await portal.get(owner, "{ user { email } }");
  expect(decideOutcome(await saving([cast.helena.email, owner.email]))).toBe("ok");
  expect(await findAdmins()).toEqual([cast.helena.keycloakId, owner.keycloakId].toSorted());
});

test("naming a person as admin has no effect without the role, and full effect once the role is present", async () => {
  const person = aNewcomer();
  await portal.get(person, "{ user { email } }");
  const { rows } = await sql<{ id: number }>`
    insert into customer_admin (customer_id, user_id) select 1, id from app_user where keycloak_id = ${person.keycloakId}
    returning customer_id as id`.execute(portal.database.db);
  expect(rows).toEqual([{ id: 1 }]);
  expect(decideOutcome(await portal.ask(person, adminsQuery))).toBe("NOT_FOUND");
  expect(decideOutcome(await portal.ask({ ...person, roles: ["customer_admin"] }, adminsQuery))).toBe("ok");
});

test("existing people are unverified until a token says otherwise, and only they can read this", async () => {
  const told = "{ user { email_verified } }";
  const { db } = portal.database;
  await db.updateTable("app_user").set({ email_verified: false }).execute();
  expect(decideOutcome(await portal.ask(cast.george, adminsQuery))).toBe("ok");
  expect(await portal.get(cast.george, told)).toEqual({ user: { email_verified: true } });
  expect(await portal.get(unverified(cast.george), told)).toEqual({ user: { email_verified: false } });
  const others = "query ($who: String!) { user(emailAddress: $who) { email_verified } }";
  expect(await portal.get(cast.priya, others, { who: cast.maya.email })).toEqual({
    user: { email_verified: null },
  });
});

test("only the identity service's explicit yes counts as verified", async () => {
  const told = async (claims: Readonly<Record<string, unknown>>) => {
    const token = await portal.identity.token({ sub: "verified-or-not", ...claims });
    const answer = await portal.graphql({ query: "{ user { email_verified } }" }, { token });
    return answer.json().data.user.email_verified;
  };
  for (const claim of [false, "false", "", 1, null, undefined, "TRUE ", ["true"]])
    expect(await told({ email_verified: claim }), String(claim)).toBe(false);
  expect(await told({ email_verified: true })).toBe(true);
  expect(await told({ email_verified: "true" })).toBe(true);
  expect(await told({ email: "", email_verified: true })).toBe(true);
});
