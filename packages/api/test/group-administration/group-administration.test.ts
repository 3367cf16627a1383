import { randomUUID } from "node:crypto";
import { cast, extraPeople, getGroup } from "@cathedra/test-fixtures";
import { beforeAll, describe, expect, test } from "vitest";
import { putWorldBack } from "../platform/role-matrix/callers.ts";
import { type Answer, type Caller, setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  aGroup,
  createMutation,
  decideOutcome,
  type Group,
  groupAs,
  lakeside,
  northgate,
  removeAllMutation,
  removeMutation,
  saveMutation,
} from "./group-administration-helpers.ts";

const portal = setUpCastApp();
beforeAll(async () => {
  await putWorldBack(portal);
});

type Fields = { readonly path: string; readonly message: string };

function toRefusal({ errors }: Answer<unknown>) {
  const [error] = errors ?? [];
  const fields = (error?.extensions.fields ?? []) as readonly Fields[];
  return {
    message: error?.message,
    fields: Object.fromEntries(fields.map(({ path, message }) => [path, message])),
  };
}

const create = (who: Caller, variables: object) =>
  portal.ask<{ createCustomerGroup: Group }>(who, createMutation, {
    customer_id: northgate,
    name: randomUUID(),
    admin: cast.priya.email,
    ...variables,
  });

describe("creating a group (9.038, 9.047)", () => {
  test("the new group has its admin, description and invitation at once, and typed texts are trimmed", async () => {
    const name = `Vascular 🫀 / ${randomUUID()}`;
    const { data } = await create(cast.george, {
      name: `  ${name}  `,
      admin: cast.priya.email.toUpperCase(),
      description: "Autumn rotation\n",
    });
    expect(data?.createCustomerGroup).toMatchObject({
      name,
      description: "Autumn rotation",
      admins: [{ email: cast.priya.email }],
      members: [{ email: cast.priya.email }],
      primaryAdmin: { email: cast.priya.email },
      invitationCode: { code: expect.stringMatching(/^grp/) },
    });
  });

  test("missing fields are reported separately (9.052)", async () => {
    const { message, fields } = toRefusal(await create(cast.george, { name: " ", admin: "" }));
    expect(message).toBe("Please enter group name");
    expect(fields).toEqual({ name: "Please enter group name", admin: "Please enter group admin" });
  });

  test("names are compared ignoring case and spaces, within one account only (9.053)", async () => {
    const name = `Fellows ${randomUUID()}`;
    await aGroup(portal, { name });
    const refused = await create(cast.george, { name: name.toUpperCase().replace(" ", "  ") });
    expect(toRefusal(refused)).toEqual({
      message: "A group with this name already exists",
      fields: { name: "A group with this name already exists" },
    });
    const elsewhere = await create(cast.helena, { name, customer_id: lakeside, admin: cast.lukas.email });
    expect(decideOutcome(elsewhere)).toBe("ok");
  });

  test("an unknown admin and an invalid address are reported at the admin field (9.053)", async () => {
    expect(toRefusal(await create(cast.george, { admin: "nobody@northgate.example" }))).toEqual({
      message: "The following user does not exist: nobody@northgate.example",
      fields: { admin: "The user does not exist." },
    });
    expect(toRefusal(await create(cast.george, { admin: "priya" }))).toEqual({
      message: "Incorrect admin email address: priya",
      fields: { admin: "Incorrect email address" },
    });
  });

  test("a name of 10,000 characters is too long, and no group is created", async () => {
    expect(toRefusal(await create(cast.george, { name: "x".repeat(10_000) })).fields.name).toBe(
      "At most 200 characters",
    );
  });

  test("the same key creates no second group, and is refused for another account", async () => {
    const asked = { name: randomUUID(), key: randomUUID() };
    const [first, second] = [await create(cast.george, asked), await create(cast.george, asked)];
    expect(second.data?.createCustomerGroup.id).toBe(first.data?.createCustomerGroup.id);
    const noor = { ...extraPeople.noor, roles: ["customer_admin" as const] };
    const theirs = await create(noor, { ...asked, name: randomUUID() });
    expect(decideOutcome(theirs)).toBe("ok");
    const another = await create(cast.george, { name: randomUUID(), key: randomUUID() });
    const ids = [first, theirs, another].map(({ data }) => data?.createCustomerGroup.id);
    expect(new Set(ids).size).toBe(3);
  });

  test("only customer admins may create a group: a system admin is forbidden, and other accounts are not found (X23)", async () => {
    expect(decideOutcome(await create(cast.ruth, {}))).toBe("FORBIDDEN");
    expect(decideOutcome(await create(cast.helena, {}))).toBe("NOT_FOUND");
    expect(decideOutcome(await create(cast.priya, {}))).toBe("NOT_FOUND");
  });
});

describe("changing a group (9.048)", () => {
  const save = (who: Caller, variables: object) => portal.ask(who, saveMutation, variables);

  test("name, description and first admin can be changed, and the previous first admin becomes a learner (X112)", async () => {
    const group = await aGroup(portal);
    const { data } = await save(cast.george, {
      id: group.id,
      name: `${group.name} changed`,
      description: "New",
      adminEmail: cast.tomas.email,
      modifiedAt: group.modifiedAt,
    });
    expect(data?.saveCustomerGroup).toMatchObject({
      name: `${group.name} changed`,
      description: "New",
      admins: [{ email: cast.tomas.email }],
      members: [{ email: cast.tomas.email }, { email: cast.priya.email }],
    });
  });

  test("other admins of the group stay, since the form contains only the first admin (X112)", async () => {
    const { id, name } = await aGroup(portal);
    await portal.database.db
      .insertInto("customer_group_member")
      .values({ group_id: id as never, user_id: cast.aiko.userId, role: "admin" })
      .execute();
    const { data } = await save(cast.george, { id, name, adminEmail: cast.tomas.email });
    expect(data?.saveCustomerGroup.admins.map(({ email }) => email).toSorted()).toEqual(
      [cast.aiko.email, cast.tomas.email].toSorted(),
    );
    expect(data?.saveCustomerGroup.primaryAdmin).toEqual({ email: cast.tomas.email });
  });

  test("saving an outdated version is refused with the name of the person who changed it", async () => {
    const { id, name, modifiedAt } = await aGroup(portal);
    const asked = { id, adminEmail: cast.priya.email, modifiedAt };
    expect(decideOutcome(await save(cast.george, { ...asked, name: `${name} a` }))).toBe("ok");
    const stale = await save(cast.george, { ...asked, name: `${name} b` });
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      modifiedBy: { first_name: "George" },
    });
    // The answer to the first request was lost: its result is what counts.
    expect(decideOutcome(await save(cast.george, { ...asked, name: `${name} a` }))).toBe("ok");
  });

  test("a system admin may change a group only where the account lists them (X25), and a group's own admin may not", async () => {
    const { id, name } = await aGroup(portal);
    const asked = { id, name, adminEmail: cast.priya.email };
    expect(decideOutcome(await save(cast.ruth, asked))).toBe("FORBIDDEN");
    expect(decideOutcome(await save(cast.priya, asked))).toBe("FORBIDDEN");
    expect(decideOutcome(await save(cast.helena, asked))).toBe("NOT_FOUND");
    await portal.database.db
      .insertInto("customer_admin")
      .values({ customer_id: northgate, user_id: cast.ruth.userId })
      .execute();
    expect(decideOutcome(await save(cast.ruth, asked))).toBe("ok");
    await portal.database.db.deleteFrom("customer_admin").where("user_id", "=", cast.ruth.userId).execute();
  });
});

describe("administered groups", () => {
  type List = {
    readonly totalCount: number;
    readonly groups: readonly { readonly id: number; readonly name: string }[];
  };
  const list = async (who: Caller, asked = ""): Promise<List> => {
    const query = `{ administeredGroups${asked} { totalCount groups { id name } } }`;
    return (await portal.get(who, query)).administeredGroups;
  };
  const names = async (who: Caller, asked?: string) =>
    (await list(who, asked)).groups.map(({ name }) => name);

  test("group admins see their own groups, account admins those of the account, system admins all (9.008, 9.011-9.013)", async () => {
    expect((await list(cast.lukas)).groups.map(({ id }) => id)).toContain(
      getGroup("endovascularTrainees").id,
    );
    expect((await list(cast.lukas)).groups.map(({ id }) => id)).not.toContain(getGroup("irResidents").id);
    expect(await list(cast.maya)).toEqual({ totalCount: 0, groups: [] });
    const all = (await list(cast.ruth, "(limit: 100)")).totalCount;
    expect(all).toBeGreaterThan((await list(cast.helena)).totalCount);
  });

  test("search covers group, account and people ignoring case and accents, with sorting and an account filter (9.037)", async () => {
    const word = `q${randomUUID().slice(0, 8)}`;
    const first = await aGroup(portal, { name: `${word} Ångström`, learners: [cast.aiko] });
    const second = await aGroup(portal, {
      name: `${word} Beta`,
      by: cast.helena,
      of: lakeside,
      admin: cast.lukas.email,
    });
    const both = [first.name, second.name];
    expect(await names(cast.ruth, `(search: "${word}")`)).toEqual(both);
    expect(await names(cast.ruth, `(search: "${word}", sort: za)`)).toEqual(both.toReversed());
    expect(await names(cast.ruth, `(search: "ANGSTROM ${word}")`)).toEqual([first.name]);
    // The search words match the account's name and the group's name together.
    expect(await names(cast.ruth, `(search: "lakeside ${word}")`)).toEqual([second.name]);
    expect(await names(cast.ruth, `(search: "${word}", customerId: ${lakeside})`)).toEqual([second.name]);
    expect(await names(cast.ruth, `(search: "aiko tanaka", limit: 100)`)).toContain(first.name);
    expect(await names(cast.ruth, `(search: "${cast.aiko.email}", limit: 100)`)).toContain(first.name);
    // A search for two letters finds no one among all people, but finds people of one account.
    expect(await names(cast.ruth, '(search: "ik", limit: 100)')).not.toContain(first.name);
    expect(await names(cast.ruth, `(search: "ik", customerId: ${northgate}, limit: 100)`)).toContain(
      first.name,
    );
    // The search does not reveal groups that the caller does not administer.
    expect(await names(cast.helena, `(search: "${word}")`)).toEqual([second.name]);
    expect(await names(cast.ruth, `(search: "100%_\\\\ ${word}")`)).toEqual([]);
    expect(await list(cast.ruth, `(search: "${word}", limit: 1, offset: 1)`)).toMatchObject({
      totalCount: 2,
      groups: [{ name: second.name }],
    });
  });

  test("groups can be sorted by account, members or open courses, and then by name", async () => {
    const word = `q${randomUUID().slice(0, 8)}`;
    const full = await aGroup(portal, { name: `${word} C`, learners: [cast.maya, cast.tomas] });
    const empty = await aGroup(portal, { name: `${word} A` });
    const other = await aGroup(portal, {
      name: `${word} B`,
      by: cast.helena,
      of: lakeside,
      admin: cast.lukas.email,
      learners: [cast.aiko],
    });
    const { course_id } = await portal.database.db
      .selectFrom("group_course")
      .select("course_id")
      .where("group_id", "=", getGroup("irResidents").id)
      .executeTakeFirstOrThrow();
    await unbranded(portal.database.db)
      .insertInto("group_course")
      .values({ group_id: empty.id, course_id })
      .execute();
    const sorted = async (sort: string) => names(cast.ruth, `(search: "${word}", sort: ${sort})`);
    expect(await sorted("accountAscending")).toEqual([other.name, empty.name, full.name]);
    expect(await sorted("accountDescending")).toEqual([empty.name, full.name, other.name]);
    expect(await sorted("membersAscending")).toEqual([empty.name, other.name, full.name]);
    expect(await sorted("membersDescending")).toEqual([full.name, other.name, empty.name]);
    expect(await sorted("coursesDescending")).toEqual([empty.name, other.name, full.name]);
    expect(await sorted("coursesAscending")).toEqual([other.name, full.name, empty.name]);
    // Pages follow the same order.
    expect(
      await names(cast.ruth, `(search: "${word}", sort: membersDescending, limit: 1, offset: 1)`),
    ).toEqual([other.name]);
  });

  test("a learner may not read a group's administration, and a stranger does not find the group (9.046)", async () => {
    const { id } = await aGroup(portal, { learners: [cast.maya] });
    expect(await groupAs(portal, cast.maya, id)).toBe("FORBIDDEN");
    expect(await groupAs(portal, cast.aiko, id)).toBe("NOT_FOUND");
    for (const who of [cast.priya, cast.george, cast.ruth])
      expect(await groupAs(portal, who, id)).toMatchObject({ id });
  });

  test("the invitation code is readable under both field names (X89) in the specified casing (X88)", async () => {
    const { id } = await aGroup(portal);
    const query = `{ getCustomerGroup(customerGroupId: ${id}) { invitationCode { code } invitationLink { code } } }`;
    const { getCustomerGroup: group } = await portal.get(cast.priya, query);
    expect(group.invitationCode).toEqual(group.invitationLink);
  });
});

test("the group's admins and a system admin can remove all learners, and the account's admins cannot (9.039, 9.050, X22)", async () => {
  const { id } = await aGroup(portal, { learners: [cast.maya, cast.tomas] });
  expect(decideOutcome(await portal.ask(cast.george, removeAllMutation, { id }))).toBe("FORBIDDEN");
  expect(decideOutcome(await portal.ask(cast.helena, removeAllMutation, { id }))).toBe("NOT_FOUND");
  const { removeAllUsers } = await portal.get(cast.priya, removeAllMutation, { id });
  expect(removeAllUsers).toMatchObject({
    removedCount: 2,
    customerGroup: { members: [{ email: cast.priya.email }] },
  });
  const again = await portal.get(cast.ruth, removeAllMutation, { id });
  expect(again.removeAllUsers).toMatchObject({ removedCount: 0, undo: null });
});

test("a single learner can be removed, but not an admin", async () => {
  const { id } = await aGroup(portal, { learners: [cast.maya, cast.tomas] });
  const query = `mutation ($id: Int!, $who: ID!) {
    removeGroupMember(customerGroupId: $id, keycloak_id: $who) { removedCount customerGroup { members { email } } }
  }`;
  const take = (who: string) => portal.get(cast.george, query, { id, who });
  expect((await take(cast.tomas.keycloakId)).removeGroupMember).toEqual({
    removedCount: 1,
    customerGroup: { members: [{ email: cast.maya.email }, { email: cast.priya.email }] },
  });
  expect((await take(cast.priya.keycloakId)).removeGroupMember.removedCount).toBe(0);
});

test("the account's admins delete a group, and for another account's id it is not found (9.049)", async () => {
  const { id } = await aGroup(portal);
  const ask = (who: Caller, customerId: number) => portal.ask(who, removeMutation, { customerId, id });
  expect(decideOutcome(await ask(cast.priya, northgate))).toBe("FORBIDDEN");
  expect(decideOutcome(await ask(cast.ruth, northgate))).toBe("FORBIDDEN");
  expect(decideOutcome(await ask(cast.helena, northgate))).toBe("NOT_FOUND");
  expect(decideOutcome(await ask(cast.george, lakeside))).toBe("NOT_FOUND");
  expect(decideOutcome(await ask(cast.george, northgate))).toBe("ok");
});
