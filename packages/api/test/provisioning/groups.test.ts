import { cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { setUpTestApp } from "../support/app.ts";
import { directoryOf } from "./directory.ts";

const northgate = getCustomer("northgate").id;
const { maya, tomas, priya, nils } = cast;
const fellows = getGroup("irFellows").id;
const residents = getGroup("irResidents").id;

const portal = setUpTestApp({ withWorld: true });

let directory: Awaited<ReturnType<typeof directoryOf>>;
let ids: Record<"maya" | "tomas" | "priya" | "nils", string>;
let members: Awaited<ReturnType<typeof membersOf>>;

async function membersOf(group: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from customer_group_member where group_id = ${group} order by 1`.execute(
    portal.database.db,
  );
  return rows.map(({ id }) => id);
}

/** An admin's choice: people of this group of the directory are in that one of the portal. */
async function assign(id: string, group: number): Promise<void> {
  await sql`update scim_group set group_id = ${group} where id = ${id}`.execute(portal.database.db);
}

beforeEach(async () => {
  const { db } = portal.database;
  await sql`delete from customer_group_member where user_id in (
    select user_id from scim_membership where group_id = customer_group_member.group_id)`.execute(db);
  await sql`delete from scim_connection`.execute(db);
  await sql`
    insert into customer_domain (domain, customer_id, confirmed_at) values ('northgate.example', ${northgate}, now())
    on conflict do nothing`.execute(db);
  directory = await directoryOf(portal, northgate);
  ids = {
    maya: await directory.add(maya.email),
    tomas: await directory.add(tomas.email),
    priya: await directory.add(priya.email),
    nils: await directory.add(nils.email),
  };
  members = await membersOf(fellows);
});

const addedBy = async () => (await membersOf(fellows)).filter((id) => !members.includes(id));
const groupOfAll = async (of: readonly string[] = []) => {
  const { body } = await directory.post("/Groups", {
    displayName: "All",
    members: of.map((value) => ({ value })),
  });
  return body.id as string;
};

test("a group of the directory has no effect until it is assigned, and then decides who is in the portal's group", async () => {
  const id = await groupOfAll([ids.maya]);
  expect(await addedBy()).toEqual([]);
  await assign(id, fellows);
  const add = await directory.patch(`/Groups/${id}`, [
    { op: "Add", path: "members", value: [{ value: ids.nils }, { value: ids.tomas }] },
  ]);
  expect([add.status, add.body]).toEqual([204, undefined]);
  // Tomás was in the group before, and is not the directory's to remove.
  expect(await addedBy()).toEqual([nils.userId]);
  await directory.patch(`/Groups/${id}`, [{ op: "remove", path: `members[value eq "${ids.nils}"]` }]);
  expect(await addedBy()).toEqual([]);
  await directory.patch(`/Groups/${id}`, [{ op: "Remove", path: "members", value: [{ value: ids.tomas }] }]);
  expect(await membersOf(fellows)).toEqual(members);
  expect(
    (await directory.get(`/Groups/${id}`)).body.members.map((each: { value: string }) => each.value),
  ).toEqual([ids.maya]);
});

test("who is in two groups that are assigned to one stays until both are left, and admins stay", async () => {
  const first = await groupOfAll([ids.nils]);
  await assign(first, fellows);
  const { body } = await directory.post("/Groups", { displayName: "More", members: [{ value: ids.nils }] });
  await assign(body.id, fellows);
  await directory.patch(`/Groups/${first}`, [{ op: "add", path: "members", value: [{ value: ids.maya }] }]);
  await directory.patch(`/Groups/${first}`, [
    { op: "replace", path: "members", value: [{ value: ids.maya }] },
  ]);
  expect(new Set(await addedBy())).toEqual(new Set([maya.userId, nils.userId]));
  await directory.patch(`/Groups/${body.id}`, [
    { op: "replace", value: { members: [{ value: ids.nils }, { value: ids.priya }] } },
  ]);
  expect((await addedBy()).includes(priya.userId)).toBe(true);
  await sql`update customer_group_member set role = 'admin' where user_id = ${priya.userId} and group_id = ${fellows}`.execute(
    portal.database.db,
  );
  expect((await directory.send("DELETE", `/Groups/${body.id}`)).status).toBe(204);
  expect((await addedBy()).toSorted()).toEqual([maya.userId, priya.userId].toSorted());
  await sql`delete from customer_group_member where user_id = ${priya.userId} and group_id = ${fellows}`.execute(
    portal.database.db,
  );
  expect(await membersOf(residents)).toContain(maya.userId);
});

test("a name belongs to one group, and a version that is old is refused", async () => {
  const id = await groupOfAll();
  await directory.post("/Groups", { displayName: "More" });
  const renamed = await directory.patch(`/Groups/${id}`, [
    { op: "replace", value: { id, displayName: "MORE" } },
  ]);
  expect([renamed.status, renamed.body.scimType]).toEqual([409, "uniqueness"]);
  const filter = encodeURIComponent('displayName eq "ALL"');
  const found = await directory.get(`/Groups?excludedAttributes=members&filter=${filter}`);
  expect(found.body.Resources).toEqual([expect.objectContaining({ id, displayName: "All" })]);
  expect(found.body.Resources[0]).not.toHaveProperty("members");
  const put = await directory.send(
    "PUT",
    `/Groups/${id}`,
    { displayName: "Everybody", members: [{ value: ids.maya }] },
    { "if-match": 'W/"1"' },
  );
  expect([put.status, put.headers.etag]).toEqual([200, 'W/"2"']);
  const stale = await directory.send("DELETE", `/Groups/${id}`, undefined, { "if-match": 'W/"1"' });
  expect(stale.status).toBe(412);
  const { rows } =
    await sql`select outcome, detail from scim_request where outcome = 'refused' and customer_id = ${northgate} order by id`.execute(
      portal.database.db,
    );
  expect(rows[0]).toMatchObject({ detail: expect.stringContaining("has the name MORE") });
});
