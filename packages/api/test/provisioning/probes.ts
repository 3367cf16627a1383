import { randomUUID } from "node:crypto";
import { cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Operation } from "../../src/graphql/guards.ts";
import { hashOfCredential } from "../../src/modules/provisioning/credentials.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { directoryOf, patchOf, userOf } from "./directory.ts";

const northgate = getCustomer("northgate").id;
const credential = `cathedra_scim_${"p".repeat(43)}`;
const headers = { authorization: `Bearer ${credential}`, "content-type": "application/scim+json" };

/** The directory of Northgate, whose credential every caller sends. */
const directory = (portal: CastApp) => directoryOf(portal, northgate, { mode: "preview", credential });

const addUser = async (portal: CastApp): Promise<string> =>
  (await directory(portal)).add(`${randomUUID()}@probe.example`);

async function addGroup(portal: CastApp): Promise<string> {
  const { body } = await (await directory(portal)).post("/Groups", { displayName: randomUUID() });
  return body.id;
}

const user = () => userOf(`${randomUUID()}@probe.example`);
const group = () => ({ displayName: randomUUID() });
const renamed = () => patchOf([{ op: "replace", path: "displayName", value: randomUUID() }]);

const ofUsers = { name: "Users", make: addUser, body: user } as const;
const ofGroups = { name: "Groups", make: addGroup, body: group } as const;

const aLongTimeAgo = "2026-01-01T00:00:00.000Z";

/** Takes what an earlier caller changed back. */
async function setBack(portal: CastApp): Promise<void> {
  const { db } = portal.database;
  await directory(portal);
  await sql`
    delete from scim_credential
    where customer_id = ${northgate} and expires_at > now() and token_hash <> ${hashOfCredential(credential)}`.execute(
    db,
  );
  await sql`
    update scim_user set hold = 'waiting', active = false, inactive_since = ${aLongTimeAgo}
    where id = (select id from scim_user where customer_id = ${northgate} and user_id is null order by number desc limit 1)`.execute(
    db,
  );
}

/** A person of the directory who is linked to an account of their own. */
async function linkedAccountOf(portal: CastApp): Promise<string> {
  const id = await addUser(portal);
  await sql`
    with made as (
      insert into app_user (keycloak_id, email, email_verified, first_name, last_name, logbook)
      values (${randomUUID()}, ${`${randomUUID()}@probe.example`}, true, 'A', 'Probe', false) returning id
    ) update scim_user set user_id = made.id from made where scim_user.id = ${id}`.execute(
    portal.database.db,
  );
  return id;
}

async function credentialOf(portal: CastApp): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into scim_credential (customer_id, token_hash, created_at, expires_at)
    values (${northgate}, ${randomUUID()}, now(), now() + interval '1 hour') returning id`.execute(
    portal.database.db,
  );
  return rows[0]?.id ?? "";
}

export const probes: readonly Probe[] = [
  {
    operation: "Query.provisioning",
    call: { query: `{ provisioning(customerId: ${northgate}) { mode counts { people } } }` },
  },
  {
    operation: "Query.directoryAccounts",
    call: {
      query: `{ directoryAccounts(customerId: ${northgate}, search: "a") { id name userName hasAccess } }`,
    },
  },
  {
    operation: "Mutation.releaseDirectoryAccount",
    prepare: setBack,
    call: {
      query: `mutation ($id: ID!) { releaseDirectoryAccount(customerId: ${northgate}, id: $id) { mode } }`,
      variables: async (portal) => ({ id: await linkedAccountOf(portal) }),
    },
  },
  {
    operation: "Mutation.setProvisioningMode",
    prepare: setBack,
    call: { query: `mutation { setProvisioningMode(customerId: ${northgate}, mode: off) { mode } }` },
  },
  {
    operation: "Mutation.confirmDomains",
    prepare: setBack,
    call: {
      query: `mutation ($domain: String!) { confirmDomains(customerId: ${northgate}, domains: [$domain]) { domains } }`,
      variables: () => Promise.resolve({ domain: `${randomUUID()}.example` }),
    },
  },
  {
    operation: "Mutation.issueProvisioningCredential",
    prepare: setBack,
    call: { query: `mutation { issueProvisioningCredential(customerId: ${northgate}) { token } }` },
  },
  {
    operation: "Mutation.revokeProvisioningCredential",
    prepare: setBack,
    call: {
      query: `mutation ($id: ID!) { revokeProvisioningCredential(customerId: ${northgate}, id: $id) { mode } }`,
      variables: async (portal) => ({ id: await credentialOf(portal) }),
    },
  },
  {
    operation: "Mutation.assignDirectoryGroup",
    prepare: setBack,
    call: {
      query: `mutation ($id: ID!) {
        assignDirectoryGroup(customerId: ${northgate}, id: $id, groupId: ${getGroup("irFellows").id}) { mode }
      }`,
      variables: async (portal) => ({ id: await addGroup(portal) }),
    },
  },
  {
    operation: "Mutation.answerHeldDeactivations",
    prepare: async (portal) => {
      await addUser(portal);
      await setBack(portal);
    },
    call: {
      query: `mutation {
        answerHeldDeactivations(customerId: ${northgate}, deactivate: false, heldUntil: "${aLongTimeAgo}") { mode }
      }`,
    },
  },
  ...["ServiceProviderConfig", "ResourceTypes", "Schemas", "Users", "Groups"].map((name) =>
    probe(`GET /api/scim/v2/${name}`, async (portal) => {
      await directory(portal);
      return { path: `/${name}` };
    }),
  ),
  probe("GET /api/scim/v2/ResourceTypes/:id", async (portal) => {
    await directory(portal);
    return { path: "/ResourceTypes/User" };
  }),
  probe("GET /api/scim/v2/Schemas/:id", async (portal) => {
    await directory(portal);
    return { path: "/Schemas/urn:ietf:params:scim:schemas:core:2.0:User" };
  }),
  ...[ofUsers, ofGroups].flatMap(({ name, make, body }) => [
    probe(`POST /api/scim/v2/${name}`, async (portal) => {
      await directory(portal);
      return { path: `/${name}`, body: body() };
    }),
    probe(`GET /api/scim/v2/${name}/:id`, async (portal) => ({ path: `/${name}/${await make(portal)}` })),
    probe(`PUT /api/scim/v2/${name}/:id`, async (portal) => ({
      path: `/${name}/${await make(portal)}`,
      body: body(),
    })),
    probe(`PATCH /api/scim/v2/${name}/:id`, async (portal) => ({
      path: `/${name}/${await make(portal)}`,
      body: renamed(),
    })),
    probe(`DELETE /api/scim/v2/${name}/:id`, async (portal) => ({ path: `/${name}/${await make(portal)}` })),
  ]),
];

function probe(
  operation: Operation,
  call: (portal: CastApp) => Promise<{ readonly path: string; readonly body?: object }>,
): Probe {
  return {
    operation,
    call: async (portal) => {
      const { path, body } = await call(portal);
      return {
        url: `/api/scim/v2${path}`,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
    },
  };
}

const account = { customerId: northgate };

export const webOperations: readonly WebOperation[] = [
  ["ProvisioningQuery", cast.george, 14, () => ({ ...account, person: "a" })],
  ["useProvisioningChangesModeMutation", cast.george, 20, () => ({ ...account, mode: "preview" })],
  ["DomainsConfirmMutation", cast.ruth, 30, () => ({ ...account, domains: ["probe.example"] })],
  ["useProvisioningChangesIssueMutation", cast.george, 20, () => account],
  [
    "useProvisioningChangesRevokeMutation",
    cast.george,
    20,
    async (portal) => ({ ...account, id: await credentialOf(portal) }),
  ],
  [
    "useProvisioningChangesAssignMutation",
    cast.george,
    30,
    async (portal) => ({ ...account, id: await addGroup(portal), groupId: getGroup("irFellows").id }),
  ],
  [
    "useProvisioningChangesReleaseMutation",
    cast.george,
    30,
    async (portal) => ({ ...account, id: await linkedAccountOf(portal) }),
  ],
  [
    "useProvisioningChangesAnswerMutation",
    cast.george,
    30,
    () => ({ ...account, deactivate: true, heldUntil: aLongTimeAgo }),
  ],
];
