import type { Mutation, Provisioning } from "@cathedra/graphql-schema";
import { cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { directoryOf } from "./directory.ts";

const northgate = getCustomer("northgate").id;
const lakeside = getCustomer("lakeside").id;
const { george, helena, maya, tomas } = cast;

const portal = setUpCastApp();

const shown = `
  mode endpoint heldUntil counts { people linked awaited deactivated held }
  credentials { id lastUsedAt } groups { id name memberCount groupId } targets { name }
  requests { resource name outcome detail isPreview }`;

async function read(customerId: number = northgate, who: Caller = george): Promise<Provisioning> {
  const data = await portal.get(who, `{ provisioning(customerId: ${customerId}) { ${shown} } }`);
  return data.provisioning;
}

const act = (field: string) => portal.ask<Mutation>(george, `mutation { ${field} }`);
const setMode = (mode: string) =>
  act(`setProvisioningMode(customerId: ${northgate}, mode: ${mode}) { mode }`);

const isLetIn = async (who: Caller) =>
  (await portal.ask(who, "{ user { email } }")).errors?.[0]?.extensions.code ?? "in";

beforeEach(async () => {
  const { db } = portal.database;
  await sql`delete from scim_connection`.execute(db);
  await sql`update app_user set deactivated_at = null`.execute(db);
  await sql`delete from customer_group_member where user_id = ${maya.userId} and group_id = ${getGroup("irFellows").id}`.execute(
    db,
  );
});

test("a credential is shown once and works at once; two are valid at a time, and one that is revoked is not", async () => {
  expect(await read()).toMatchObject({ mode: "off", credentials: [], counts: { people: 0 } });
  await setMode("preview");
  const issue = async () => {
    const { data, errors } = await act(
      `issueProvisioningCredential(customerId: ${northgate}) { token provisioning { credentials { id } } }`,
    );
    return errors?.[0]?.extensions.code ?? data?.issueProvisioningCredential;
  };
  const first = await issue();
  if (typeof first === "string" || first === undefined) throw new Error(first);
  const { rows } = await sql`select * from scim_credential`.execute(portal.database.db);
  expect(JSON.stringify(rows)).not.toContain(first.token);
  const send = () =>
    portal.app.inject({ url: "/api/scim/v2/Users", headers: { authorization: `Bearer ${first.token}` } });
  expect((await send()).statusCode).toBe(200);
  expect((await read()).credentials[0]?.lastUsedAt).not.toBeNull();
  await issue();
  expect(await issue()).toBe("TOO_MANY_CREDENTIALS");
  const [{ id } = { id: "" }] = first.provisioning.credentials;
  const revoke = `revokeProvisioningCredential(customerId: ${northgate}, id: "${id}") { mode }`;
  const foreign = await portal.ask(helena, `mutation { ${revoke.replace(`${northgate}`, `${lakeside}`)} }`);
  expect(foreign.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await send()).statusCode).toBe(200);
  await act(revoke);
  expect((await send()).statusCode).toBe(401);
});

test("a preview counts what turning it on would do, and turning it on does that (9.069)", async () => {
  const directory = await directoryOf(portal, northgate, { mode: "preview" });
  const own = await directory.add(maya.email);
  await directory.add(tomas.email, { active: false });
  await directory.add("new@northgate.example");
  await directory.add(cast.aiko.email);
  expect((await directory.post("/Users", { userName: cast.aiko.email.toUpperCase() })).status).toBe(409);
  const { body: group } = await directory.post("/Groups", {
    displayName: "Residents",
    members: [{ value: own }],
  });
  const other = await directoryOf(portal, lakeside);
  await other.add("someone@lakeside.example");

  expect(await read()).toMatchObject({
    mode: "preview",
    endpoint: "http://portal.example/api/scim/v2",
    counts: { people: 4, linked: 2, awaited: 2, deactivated: 1, held: 0 },
    groups: [{ id: group.id, name: "Residents", memberCount: 1, groupId: null }],
    requests: [
      { resource: "Group", name: "Residents", outcome: "created", isPreview: true },
      {
        name: cast.aiko.email.toUpperCase(),
        outcome: "refused",
        detail: expect.stringContaining("another person's"),
      },
      { outcome: "created" },
      { outcome: "created" },
      { outcome: "created" },
      { outcome: "created" },
    ],
  });
  const fellows = getGroup("irFellows").id;
  const assign = (groupId: number) =>
    act(`assignDirectoryGroup(customerId: ${northgate}, id: "${group.id}", groupId: ${groupId}) { mode }`);
  expect((await assign(getGroup("endovascularTrainees").id)).errors?.[0]?.extensions.code).toBe(
    "INVALID_INPUT",
  );
  expect((await assign(fellows)).errors).toBeUndefined();
  const members = () =>
    sql`select from customer_group_member where user_id = ${maya.userId} and group_id = ${fellows}`.execute(
      portal.database.db,
    );
  expect([await isLetIn(maya), await isLetIn(tomas), (await members()).rows.length]).toEqual(["in", "in", 0]);
  await setMode("on");
  expect([await isLetIn(maya), await isLetIn(tomas), (await members()).rows.length]).toEqual([
    "in",
    "ACCOUNT_DEACTIVATED",
    1,
  ]);
  expect((await read(lakeside, helena)).counts.people).toBe(1);
});

test("staff confirm domains, one for one institution, and the directory's people with them are linked at once", async () => {
  const { db } = portal.database;
  await sql`delete from customer_domain`.execute(db);
  const confirm = async (who: Caller, customerId: number, ...domains: string[]) => {
    const { errors, data } = await portal.ask<Mutation>(
      who,
      `mutation { confirmDomains(customerId: ${customerId}, domains: ${JSON.stringify(domains)}) { domains counts { linked } } }`,
    );
    return errors?.[0]?.extensions.code ?? data?.confirmDomains;
  };
  const directory = await directoryOf(portal, northgate);
  await directory.add(george.email);
  expect(await confirm(george, northgate, "northgate.example")).toBe("FORBIDDEN");
  expect(await confirm(cast.ruth, 99_999, "northgate.example")).toBe("NOT_FOUND");
  expect(await confirm(cast.ruth, northgate, "northgate.example", "@Med.Example")).toMatchObject({
    domains: ["med.example", "northgate.example"],
    counts: { linked: 1 },
  });
  expect(await confirm(cast.ruth, lakeside, "med.example")).toBe("INVALID_INPUT");
  expect(await confirm(cast.ruth, northgate, "gmail.com")).toBe("INVALID_INPUT");
  await confirm(cast.ruth, lakeside, "lakeside.example");
  expect(await confirm(cast.ruth, northgate, "northgate.example")).toMatchObject({
    domains: ["northgate.example"],
  });
  const { rows } = await sql`select domain, customer_id as id from customer_domain order by 1`.execute(db);
  expect(rows).toEqual([
    { domain: "lakeside.example", id: lakeside },
    { domain: "northgate.example", id: northgate },
  ]);
});

test.each([
  [true, "ACCOUNT_DEACTIVATED"],
  [false, "in"],
])(
  "the question about many deactivations is answered by %s, for those alone whom the page showed",
  async (deactivate, outcome) => {
    const directory = await directoryOf(portal, northgate);
    const ids = [];
    for (const email of ["a@n.example", "b@n.example", "c@n.example", maya.email, tomas.email])
      ids.push(await directory.add(email));
    const end = (id: string | undefined) =>
      directory.patch(`/Users/${id}`, [{ op: "replace", path: "active", value: false }]);
    for (const id of ids.slice(0, 4)) await end(id);
    const { heldUntil, counts } = await read();
    expect(counts).toMatchObject({ held: 1, deactivated: 3 });
    await sql`update scim_user set inactive_since = inactive_since - interval '1 hour'`.execute(
      portal.database.db,
    );
    await end(ids[4]);
    expect([await isLetIn(maya), await isLetIn(tomas)]).toEqual(["in", "in"]);
    await act(
      `answerHeldDeactivations(customerId: ${northgate}, deactivate: ${deactivate}, heldUntil: "${String(heldUntil)}") { mode }`,
    );
    expect([await isLetIn(maya), await isLetIn(tomas), (await read()).counts.held]).toEqual([
      outcome,
      "in",
      1,
    ]);
  },
);

test("turning it on ends the access of no more than a tenth without a question", async () => {
  const { db } = portal.database;
  const { rows } = await sql<{ email: string }>`
    select email from app_user where exists (
      select from customer_group_member member join customer_group on customer_group.id = member.group_id
      where member.user_id = app_user.id and customer_id = ${northgate}
    ) and email_verified limit 5`.execute(db);
  const directory = await directoryOf(portal, northgate, { mode: "preview" });
  for (const { email } of rows) await directory.add(email, { active: false });
  await setMode("on");
  const ended = await sql`select from app_user where deactivated_at is not null`.execute(db);
  expect([ended.rows.length, (await read()).counts.held]).toEqual([0, rows.length]);
  expect(rows.length).toBeGreaterThan(3);
});

test("held removals of people whom the directory adds again are withdrawn, and no one else's", async () => {
  const directory = await directoryOf(portal, northgate);
  const emails = ["a@n.example", "b@n.example", "c@n.example", "d@n.example", maya.email, tomas.email];
  const ids = [];
  for (const email of emails) ids.push(await directory.add(email));
  for (const id of ids) await directory.send("DELETE", `/Users/${id}`);
  expect((await read()).counts).toMatchObject({ people: 0, held: 3 });
  for (const email of ["a@n.example", "d@n.example", maya.email]) await directory.add(email);
  expect((await read()).counts).toMatchObject({ people: 3, linked: 1, deactivated: 0, held: 1 });
  expect([await isLetIn(maya), await isLetIn(tomas)]).toEqual(["in", "in"]);
});
