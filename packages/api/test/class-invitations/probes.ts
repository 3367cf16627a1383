import { aRecord, cast, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Operation } from "../../src/graphql/guards.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import { person } from "./class-builders.ts";

const mayas = getGroup("irResidents").id;

const nobodys = getGroup("vascularRotation").id;

const calls: readonly (readonly [Operation, (group: number) => string])[] = [
  [
    "Query.classInvitation",
    (group) => `{ classInvitation(customerGroupId: ${group}) { inviteeCount invitees { totalCount } } }`,
  ],
  [
    "Mutation.inviteClass",
    (group) => `mutation {
      inviteClass(customerGroupId: ${group}, people: [{ email: "new@x.org", firstName: "", lastName: "" }]) { results }
    }`,
  ],
  [
    "Mutation.inviteAgain",
    (group) => `mutation { inviteAgain(customerGroupId: ${group}, inviteeIds: [1]) { count } }`,
  ],
  [
    "Mutation.forgetInvitees",
    (group) => `mutation { forgetInvitees(customerGroupId: ${group}, inviteeIds: [1]) { count } }`,
  ],
];

/** Invites a person whom no other probe invites, and returns the keys in the mail. */
async function mailed({ database: { db } }: Pick<TestApp, "database">) {
  const code = `grp${"0".repeat(25)}1`;
  const stopKey = "i".repeat(32);
  await sql`
    insert into group_invitee (group_id, email, invited_at, asked_at, token_hash, token_expires_at)
    values (${mayas}, 'probe@new.example', now(), now(), encode(sha256(${code}::bytea), 'hex'), now() + interval '1 day')
    on conflict do nothing`.execute(db);
  await sql`
    insert into mail_recipient (recipient, stop_key) values (encode(sha256('probe'), 'hex'), ${stopKey})
    on conflict do nothing`.execute(db);
  return { code, stopKey };
}

const byLink: readonly Probe[] = [
  {
    operation: "POST /api/invitations/read",
    call: async (app) => ({
      url: "/api/invitations/read",
      body: JSON.stringify({ code: (await mailed(app)).code }),
      headers: { "content-type": "application/json" },
    }),
  },
  {
    operation: "POST /api/invitation-mails/stop",
    call: async (app) => ({
      url: `/api/invitation-mails/stop?key=${(await mailed(app)).stopKey}`,
      body: "List-Unsubscribe=One-Click",
    }),
  },
];

const ofGroups: readonly Probe[] = calls.flatMap(([operation, query]) => [
  { operation, about: "of Maya's group", call: { query: query(mayas) } },
  {
    operation,
    about: "of a group of Lakeside that one is not in",
    call: { query: query(nobodys) },
    rule: {
      lets: ["customerAdminOfOtherCustomer", "adminOfGroupAndOtherCustomer", "sysAdmin"],
      otherwise: "notFound",
    },
  },
]);

export const probes: readonly Probe[] = [...ofGroups, ...byLink];

const customerGroupId = aRecord().groupId;

const inviteeIds = [1];

export const webOperations: readonly WebOperation[] = [
  ["InviteClassQuery", cast.priya, 6, () => ({ customerGroupId, limit: 50, offset: 0 })],
  ["inviteeRowsQuery", cast.priya, 5, () => ({ customerGroupId, limit: 100, offset: 0 })],
  [
    "useClassChangesInviteMutation",
    cast.priya,
    18,
    () => ({ customerGroupId, people: [person("web-operation@new.example", "Ada")] }),
  ],
  ["useClassChangesAgainMutation", cast.priya, 9, () => ({ customerGroupId, inviteeIds })],
  ["useClassChangesForgetMutation", cast.priya, 7, () => ({ customerGroupId, inviteeIds })],
];
