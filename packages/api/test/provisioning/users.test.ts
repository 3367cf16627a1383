import { randomUUID } from "node:crypto";
import { cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { linkJoined } from "../../src/modules/provisioning/public.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { getCode } from "../groups/invitation-helpers.ts";
import { type Caller, setUpCastApp, toClaims } from "../support/cast-app.ts";
import { directoryOf, userOf } from "./directory.ts";

const northgate = getCustomer("northgate").id;
const lakeside = getCustomer("lakeside").id;
const { maya, tomas, aiko, nils, sam, george, helena } = cast;
const fellows = getGroup("irFellows").id;

const portal = setUpCastApp();

type Directory = Awaited<ReturnType<typeof directoryOf>>;
let directory: Directory;
let other: Directory;
let others: string;

/** Everything that the other institution's directory has. */
async function rowsOfOther(): Promise<string> {
  const { rows } = await sql`
    select to_jsonb(person) as row from scim_user person where customer_id = ${lakeside}
    union all select to_jsonb(directory_group) from scim_group directory_group where customer_id = ${lakeside}
    union all select to_jsonb(member) from customer_group_member member
      join customer_group on customer_group.id = member.group_id where customer_id = ${lakeside}
    order by 1`.execute(portal.database.db);
  return JSON.stringify(rows);
}

beforeEach(async () => {
  const { db } = portal.database;
  await sql`delete from scim_connection`.execute(db);
  await sql`delete from customer_domain`.execute(db);
  await sql`update app_user set deactivated_at = null`.execute(db);
  directory = await directoryOf(portal, northgate);
  other = await directoryOf(portal, lakeside);
  const id = await other.add("someone.else@lakeside.example", { externalId: "e-1" });
  await other.post("/Groups", { displayName: "Residents", members: [{ value: id }] });
  others = await rowsOfOther();
});
afterEach(async () => expect(await rowsOfOther()).toBe(others));

/** The accounts that an institution's directory manages. */
async function linked(customer: number = northgate): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from scim_user where user_id is not null and customer_id = ${customer} order by 1`.execute(
    portal.database.db,
  );
  return rows.map(({ id }) => id);
}

const ownDomain = (customer: number, domain: string) =>
  sql`insert into customer_domain (domain, customer_id, confirmed_at) values (${domain}, ${customer}, now())`.execute(
    portal.database.db,
  );

const join = ({ userId }: { userId: string }, group: Parameters<typeof getGroup>[0]) =>
  sql`
    insert into customer_group_member (user_id, group_id, role, accepted_at)
    values (${userId}, ${getGroup(group).id}, 'learner', now())`.execute(portal.database.db);

const leave = ({ userId }: { userId: string }, group: Parameters<typeof getGroup>[0]) =>
  sql`delete from customer_group_member where user_id = ${userId} and group_id = ${getGroup(group).id}`.execute(
    portal.database.db,
  );

const isLetIn = async (who: Caller) => {
  const { errors } = await portal.ask(who, "{ user { email } }");
  return errors?.[0]?.extensions.code ?? "in";
};

describe("a person of a directory", () => {
  test("is added, read, found without case, changed and deleted; the version changes with each change", async () => {
    const made = await directory.post("/Users", {
      ...userOf("New.Person@northgate.example"),
      externalId: "A-7",
    });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(made.headers).toMatchObject({
      "content-type": "application/scim+json; charset=utf-8",
      location: `http://portal.example/api/scim/v2/Users/${id}`,
      etag: 'W/"1"',
    });
    expect(made.body).toMatchObject({
      userName: "New.Person@northgate.example",
      externalId: "A-7",
      active: true,
      name: { givenName: "Ada", familyName: "Byron" },
      emails: [{ value: "New.Person@northgate.example", type: "work", primary: true }],
      meta: { resourceType: "User", version: 'W/"1"' },
    });
    for (const filter of [
      'userName eq "new.person@NORTHGATE.example"',
      'externalId eq "A-7"',
      'emails[type eq "work"].value sw "new."',
    ])
      expect((await directory.get(`/Users?filter=${encodeURIComponent(filter)}`)).body).toMatchObject({
        totalResults: 1,
        Resources: [{ id }],
      });
    expect(
      (await directory.get(`/Users?filter=${encodeURIComponent('externalId eq "a-7"')}`)).body.totalResults,
    ).toBe(0);

    const renamed = await directory.patch(`/Users/${id}`, [
      { op: "Replace", path: "name.familyName", value: "Lovelace" },
      { op: "Add", path: 'emails[type eq "work"].value', value: "ada@northgate.example" },
    ]);
    expect([renamed.status, renamed.headers.etag, renamed.body.name.familyName]).toEqual([
      200,
      'W/"2"',
      "Lovelace",
    ]);
    const stale = await directory.patch(
      `/Users/${id}`,
      [{ op: "replace", path: "displayName", value: "x" }],
      {
        "if-match": 'W/"1"',
      },
    );
    expect([stale.status, stale.body.status]).toEqual([412, "412"]);
    expect((await directory.get(`/Users/${id}`, { "if-none-match": 'W/"2"' })).status).toBe(304);
    expect((await directory.get(`/Users/${id}?attributes=userName,name.givenName`)).body).toEqual({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      id,
      userName: "New.Person@northgate.example",
      name: { givenName: "Ada" },
    });
    expect((await directory.send("DELETE", `/Users/${id}`)).status).toBe(204);
    expect((await directory.get(`/Users/${id}`)).status).toBe(404);
    expect((await directory.post("/Users", userOf("new.person@northgate.example"))).status).toBe(201);
  });

  test("is answered in pages from 1 on, and never of another institution", async () => {
    for (const name of ["a", "b", "c"]) await directory.add(`${name}@northgate.example`);
    const page = await directory.get("/Users?startIndex=2&count=1");
    expect(page.body).toMatchObject({
      totalResults: 3,
      startIndex: 2,
      itemsPerPage: 1,
      Resources: [{ userName: "b@northgate.example" }],
    });
    expect((await directory.get("/Users?count=0")).body).toMatchObject({ totalResults: 3, Resources: [] });
    const [theirs] = (await other.get("/Users")).body.Resources;
    const [group] = (await other.get("/Groups")).body.Resources;
    for (const path of [`/Users/${theirs.id}`, `/Groups/${group.id}`, "/Users/none"])
      for (const method of ["GET", "DELETE"] as const)
        expect([path, method, (await directory.send(method, path)).status]).toEqual([path, method, 404]);
    expect(
      (await directory.patch(`/Users/${theirs.id}`, [{ op: "replace", path: "active", value: false }]))
        .status,
    ).toBe(404);
    const foreign = await directory.post("/Groups", { displayName: "G", members: [{ value: theirs.id }] });
    expect([foreign.status, foreign.body.scimType]).toEqual([400, "invalidValue"]);
  });

  test("has a name and an address of their own", async () => {
    const id = await directory.add("one@northgate.example");
    const twice = await directory.post("/Users", userOf("ONE@northgate.example"));
    expect([twice.status, twice.body.scimType]).toEqual([409, "uniqueness"]);
    const sameAddress = await directory.post("/Users", {
      ...userOf("one@northgate.example"),
      userName: "second",
    });
    expect([sameAddress.status, sameAddress.body.detail]).toEqual([
      409,
      expect.stringContaining("one address"),
    ]);
    await directory.add("two@northgate.example");
    const moved = await directory.patch(`/Users/${id}`, [
      { op: "replace", value: { userName: "two@northgate.example" } },
    ]);
    expect(moved.status).toBe(409);
    expect((await directory.get(`/Users/${id}`)).body.userName).toBe("one@northgate.example");
  });

  test("is the account of somebody who joined this institution alone; the answer never says whether there is one", async () => {
    const { db } = portal.database;
    // Tomás joined Lakeside, too. George is an admin by his name alone.
    await join(tomas, "vascularRotation");
    await sql`update app_user set email_verified = false where id = ${nils.userId}`.execute(db);
    for (const { email } of [maya, tomas, nils, george, aiko, sam]) await directory.add(email.toUpperCase());
    await directory.add("unknown@northgate.example");
    expect(await linked()).toEqual([maya.userId]);
    await sql`update app_user set email_verified = true where id = ${nils.userId}`.execute(db);
    await leave(tomas, "vascularRotation");
    for (const { body } of [await directory.get("/Users")])
      for (const { id } of body.Resources)
        await directory.patch(`/Users/${id}`, [{ op: "replace", path: "displayName", value: "Changed" }]);
    expect(await linked()).toEqual([maya.userId, nils.userId, tomas.userId].sort());
  });
});

describe("an institution that names an address", () => {
  const newcomer = () => ({
    keycloakId: randomUUID() as typeof maya.keycloakId,
    email: `${randomUUID()}@elsewhere.example`,
    firstName: "New",
    lastName: "Comer",
    roles: [],
  });

  test("does not get the account that is made with it later, nor end its access", async () => {
    const person = newcomer();
    const id = await directory.add(person.email);
    expect(await isLetIn(person)).toBe("in");
    await directory.patch(`/Users/${id}`, [{ op: "replace", path: "active", value: false }]);
    await directory.send("DELETE", `/Users/${id}`);
    expect([await isLetIn(person), await linked()]).toEqual(["in", []]);
  });

  test("does not get it by making the person an admin, of itself or of a group, either", async () => {
    const person = newcomer();
    expect(await isLetIn(person)).toBe("in");
    const save = (adminEmail: string) =>
      portal.get(
        george,
        `mutation { saveCustomerGroup(customer_group_id: ${fellows}, name: "IR Fellows", adminEmail: "${adminEmail}") { id } }`,
      );
    await save(person.email);
    // The former admin of a group stays as a learner.
    await save(cast.priya.email);
    const { rows } = await sql`
      select from customer_group_member member join app_user on app_user.id = user_id
      where email = ${person.email} and role = 'learner'`.execute(portal.database.db);
    expect(rows).toHaveLength(1);
    const id = await directory.add(person.email);
    await directory.patch(`/Users/${id}`, [{ op: "replace", path: "active", value: false }]);
    expect([await isLetIn(person), await linked()]).toEqual(["in", []]);
  });

  test("blocks nobody: the institution that owns the domain has the person, whoever named them first", async () => {
    const person = newcomer();
    const squatted = await directory.add(person.email);
    await ownDomain(lakeside, "elsewhere.example");
    const id = await other.add(person.email);
    expect(await isLetIn(person)).toBe("in");
    expect(await linked(lakeside)).toHaveLength(1);
    await directory.patch(`/Users/${squatted}`, [{ op: "replace", path: "active", value: false }]);
    expect(await isLetIn(person)).toBe("in");
    await other.patch(`/Users/${id}`, [{ op: "replace", path: "active", value: false }]);
    expect([await isLetIn(person), await linked()]).toEqual(["ACCOUNT_DEACTIVATED", []]);
    await sql`delete from scim_user where id = ${id}`.execute(portal.database.db);
  });

  test("gets the account when the person joins one of its groups by an invitation", async () => {
    const person = newcomer();
    await directory.add(person.email);
    expect(await isLetIn(person)).toBe("in");
    const code = await getCode(portal, fellows);
    await portal.get(person, `mutation { acceptInvite(code: "${code}") { groupName } }`);
    const { rows } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'welcome_member' order by job.id desc limit 1`.execute(portal.database.db);
    await linkJoined(portal.database.db, rows[0]?.payload, systemClock);
    expect(await linked()).toHaveLength(1);
  });
});

describe("access", () => {
  test("ends with the next request when the directory says so, and everything is back afterwards (9.070)", async () => {
    const { db } = portal.database;
    const id = await directory.add(maya.email);
    await isLetIn(maya);
    await sql`
      insert into station_sign_in (station_id, user_id, token_hash, expires_at, last_used_at)
      select id, ${maya.userId}, 'a token', now() + interval '1 hour', now() from station order by id limit 1 on conflict do nothing`.execute(
      db,
    );
    const before = await sql`select * from customer_group_member where user_id = ${maya.userId}`.execute(db);
    expect(await isLetIn(maya)).toBe("in");
    expect(
      (await directory.patch(`/Users/${id}`, [{ op: "Replace", path: "active", value: "False" }])).body,
    ).toMatchObject({ active: false });
    expect([await isLetIn(maya), await isLetIn(tomas)]).toEqual(["ACCOUNT_DEACTIVATED", "in"]);
    const sessions =
      await sql`select from station_sign_in where user_id = ${maya.userId} and signed_out_at is null`.execute(
        db,
      );
    expect(sessions.rows).toHaveLength(0);
    expect((await directory.patch(`/Users/${id}`, [{ op: "Replace", value: { active: true } }])).status).toBe(
      200,
    );
    expect(await isLetIn(maya)).toBe("in");
    const after = await sql`select * from customer_group_member where user_id = ${maya.userId}`.execute(db);
    expect(after.rows).toEqual(before.rows);
    expect((await directory.send("DELETE", `/Users/${id}`)).status).toBe(204);
    expect(await isLetIn(maya)).toBe("ACCOUNT_DEACTIVATED");
    await directory.add(maya.email);
    expect(await isLetIn(maya)).toBe("in");
  });

  test("of somebody who joined another institution ends in this one alone, and is given back", async () => {
    const { db } = portal.database;
    const id = await directory.add(tomas.email);
    const rotation = getGroup("vascularRotation").id;
    await sql`insert into customer_group_member (user_id, group_id, role) values (${tomas.userId}, ${rotation}, 'learner')`.execute(
      db,
    );
    const groups = async () =>
      (
        await sql<{
          id: number;
        }>`select group_id as id from customer_group_member where user_id = ${tomas.userId} order by 1`.execute(
          db,
        )
      ).rows.map((row) => row.id);
    const before = await groups();
    await directory.patch(`/Users/${id}`, [{ op: "replace", path: "active", value: false }]);
    expect([await isLetIn(tomas), await groups()]).toEqual(["in", [rotation]]);
    await directory.patch(`/Users/${id}`, [{ op: "replace", path: "active", value: true }]);
    expect(await groups()).toEqual(before);
    await sql`delete from customer_group_member where user_id = ${tomas.userId} and group_id = ${rotation}`.execute(
      db,
    );
  });

  test("of somebody new begins with the first sign-in, in the groups of the directory", async () => {
    const { db } = portal.database;
    const newcomer = (name: string) => ({
      keycloakId: crypto.randomUUID() as typeof maya.keycloakId,
      email: `${name}@northgate.example`,
      firstName: "New",
      lastName: "Comer",
      roles: [],
    });
    const [active, ended] = [newcomer("active.person"), newcomer("ended.person")];
    const ids = [await directory.add(active.email), await directory.add(ended.email, { active: false })];
    const group = await directory.post("/Groups", {
      displayName: "All",
      members: ids.map((value) => ({ value })),
    });
    await sql`update scim_group set group_id = ${getGroup("irFellows").id} where id = ${group.body.id}`.execute(
      db,
    );
    await ownDomain(northgate, "northgate.example");
    expect(await isLetIn({ ...active, isEmailVerified: false })).toBe("in");
    expect(await linked()).toHaveLength(0);
    expect([await isLetIn(active), await isLetIn(ended)]).toEqual(["in", "ACCOUNT_DEACTIVATED"]);
    expect(await linked()).toHaveLength(2);
    const { customerGroups } = await portal.get<{ customerGroups: { id: number }[] }>(
      active,
      "{ customerGroups { id } }",
    );
    expect(customerGroups).toEqual([{ id: getGroup("irFellows").id }]);
  });

  test("of more than a tenth at once waits for an answer, and the admins are told", async () => {
    const { db } = portal.database;
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.push(await directory.add(`${at}@northgate.example`));
    const last = await directory.add(maya.email);
    for (const id of ids.slice(0, 3)) await directory.send("DELETE", `/Users/${id}`);
    await directory.patch(`/Users/${last}`, [{ op: "replace", path: "active", value: false }]);
    expect(await isLetIn(maya)).toBe("in");
    const { rows } =
      await sql`select outcome from scim_request where customer_id = ${northgate} order by id desc limit 2`.execute(
        db,
      );
    expect(rows).toEqual([{ outcome: "held" }, { outcome: "removed" }]);
    const told = await sql`select user_id as id from notification where kind = 'deactivations_held'`.execute(
      db,
    );
    expect(told.rows).toEqual([{ id: cast.george.userId }]);
  });
});

describe("releasing an account from the directory", () => {
  const release = async (id: string, who: Caller = george, customer = northgate) => {
    const { errors } = await portal.ask(
      who,
      `mutation { releaseDirectoryAccount(customerId: ${customer}, id: "${id}") { mode } }`,
    );
    return errors?.[0]?.extensions.code ?? "released";
  };
  const found = async (search: string, who: Caller = george, customer = northgate) =>
    (
      await portal.get<{ directoryAccounts: readonly object[] }>(
        who,
        `{ directoryAccounts(customerId: ${customer}, search: ${JSON.stringify(search)}) { id name userName hasAccess } }`,
      )
    ).directoryAccounts;
  const places = async ({ userId }: { userId: string }) =>
    (
      await sql`select group_id from customer_group_member where user_id = ${userId} order by 1`.execute(
        portal.database.db,
      )
    ).rows;
  const end = (id: string) =>
    directory.patch(`/Users/${id}`, [{ op: "replace", path: "active", value: false }]);
  beforeEach(async () => {
    await sql`delete from scim_release`.execute(portal.database.db);
  });

  test("of a person with access makes it an ordinary one, which the directory neither ends nor gets back (9.071)", async () => {
    const id = await directory.add(maya.email);
    const tomasId = await directory.add(tomas.email);
    const before = await places(maya);
    expect(await found("MAYA")).toEqual([{ id, name: "Ada Byron", userName: maya.email, hasAccess: true }]);
    expect([await found(""), await found("%"), await found("maya", helena, lakeside)]).toEqual([[], [], []]);
    expect([await release(id, helena, lakeside), await release(id, helena), await release("none")]).toEqual([
      "NOT_FOUND",
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
    expect([await release(id), await release(id)]).toEqual(["released", "NOT_FOUND"]);
    await end(id);
    await directory.patch(`/Users/${id}`, [{ op: "replace", path: "active", value: true }]);
    await end(id);
    expect([await isLetIn(maya), await places(maya), await linked()]).toEqual(["in", before, [tomas.userId]]);
    await end(tomasId);
    expect(await isLetIn(tomas)).toBe("ACCOUNT_DEACTIVATED");
    const { rows } = await sql`
      select details from audit_log where action = 'provisioning.account_released'`.execute(
      portal.database.db,
    );
    expect(rows).toEqual([{ details: { hadAccess: true } }]);
  });

  test("of a person without access gives them their account back, and nothing of the institution", async () => {
    const { db } = portal.database;
    const [id, tomasId] = [await directory.add(maya.email), await directory.add(tomas.email)];
    const before = await sql<{ group_id: number; role: string; accepted_at: Date }>`
      select group_id, role, accepted_at from customer_group_member where user_id = ${maya.userId}`.execute(
      db,
    );
    const ofTomas = await places(tomas);
    await directory.send("DELETE", `/Users/${id}`);
    await end(tomasId);
    expect(await found("maya")).toMatchObject([{ id, hasAccess: false }]);
    expect(await release(id)).toBe("released");
    expect([await isLetIn(maya), await places(maya)]).toEqual(["in", []]);
    expect([await isLetIn(tomas), await places(tomas)]).toEqual(["ACCOUNT_DEACTIVATED", ofTomas]);
    // Added again, the account stays the person's, until they join a group again.
    await directory.add(maya.email);
    expect(await linked()).toEqual([tomas.userId]);
    for (const { group_id, role } of before.rows)
      await sql`
        insert into customer_group_member (group_id, user_id, role, accepted_at)
        values (${group_id}, ${maya.userId}, ${role}, now())`.execute(db);
    await linkJoined(db, { userId: maya.userId }, systemClock);
    expect(await linked()).toEqual([maya.userId, tomas.userId].sort());
  });
});

test("while the connection only looks, requests are answered and stored and nobody's access changes", async () => {
  const looking = await directoryOf(portal, northgate, { mode: "preview" });
  const id = await looking.add(maya.email);
  await looking.patch(`/Users/${id}`, [{ op: "replace", path: "active", value: false }]);
  expect(await isLetIn(maya)).toBe("in");
  expect((await looking.get(`/Users/${id}`)).body.active).toBe(false);
});

test("a credential that is unknown, revoked, expired or of a closed connection is refused in SCIM's form", async () => {
  const { db } = portal.database;
  const refused = async () => {
    const { status, body, headers } = await directory.get("/Users");
    return [status, body.schemas, headers["www-authenticate"]];
  };
  const unauthorized = [401, ["urn:ietf:params:scim:api:messages:2.0:Error"], "Bearer"];
  await sql`update scim_credential set revoked_at = now() where customer_id = ${northgate}`.execute(db);
  expect(await refused()).toEqual(unauthorized);
  await sql`update scim_credential set revoked_at = null, expires_at = now() where customer_id = ${northgate}`.execute(
    db,
  );
  expect(await refused()).toEqual(unauthorized);
  await sql`update scim_credential set expires_at = now() + interval '1 day'`.execute(db);
  expect((await refused())[0]).toBe(200);
  await sql`update scim_connection set mode = 'off' where customer_id = ${northgate}`.execute(db);
  expect(await refused()).toEqual(unauthorized);
  const token = await portal.identity.token(toClaims(cast.ruth));
  const asPerson = await portal.app.inject({
    url: "/api/scim/v2/Users",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asPerson.statusCode).toBe(401);
});

test("what is malformed is refused with a reason, as are addresses that are none", async () => {
  const id = await directory.add("one@northgate.example");
  const cases = [
    [await directory.get('/Users?filter=nothing%20eq%20"x"'), 400, "invalidFilter"],
    [await directory.get("/Users?filter=((("), 400, "invalidFilter"],
    [await directory.post("/Users", { ...userOf("x@x.example"), userName: "" }), 400, "invalidValue"],
    [await directory.post("/Users", { ...userOf("x@x.example"), active: "maybe" }), 400, "invalidValue"],
    [await directory.patch(`/Users/${id}`, [{ op: "explode" }]), 400, "invalidSyntax"],
    [await directory.patch(`/Users/${id}`, [{ op: "remove" }]), 400, "noTarget"],
    [await directory.patch(`/Users/${id}`, [{ op: "remove", path: "userName" }]), 400, "mutability"],
    [await directory.patch(`/Users/${id}`, [{ op: "replace", path: "ID", value: "x" }]), 400, "mutability"],
    [await directory.patch(`/Users/${id}`, [{ op: "replace", value: { id, active: true } }]), 200, undefined],
    [await directory.get("/Schemas?filter=x"), 403, undefined],
    [
      await directory.patch(`/Users/${id}`, [{ op: "replace", path: "emails[", value: 1 }]),
      400,
      "invalidPath",
    ],
    [await directory.post("/Bulk", { Operations: [] }), 404, undefined],
  ] as const;
  for (const [{ status, body }, expected, scimType] of cases)
    expect([status, body.scimType]).toEqual([expected, scimType]);
  for (const path of ["/ServiceProviderConfig", "/ResourceTypes", "/Schemas", "/ResourceTypes/User"])
    expect((await directory.get(path)).status).toBe(200);
});
