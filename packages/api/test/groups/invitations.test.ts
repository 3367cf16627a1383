import type { CustomerGroup } from "@cathedra/graphql-schema";
import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { accept, aNewcomer, decideOutcome, getCode, leaveMutation } from "./invitation-helpers.ts";

const portal = setUpCastApp();

type Groups = { readonly customerGroups: readonly CustomerGroup[] };

const card = `{
  customerGroups {
    id viewerIsMember viewerRole viewerCanManageInvitation viewerCanLeave memberCount
    learners: memberCount(roles: [learner]) admins { first_name } first: members(roles: [learner], limit: 1) { first_name }
    invitationLink { code uses maxUses expiresAt } invitationCode { code }
  }
}`;

test("an admin of a group can read its code under both field names, and a learner cannot (X89, 9.013)", async () => {
  const code = await getCode(portal, 1);
  const admin = await portal.get<Groups>(cast.priya, card);
  expect(admin.customerGroups).toEqual([
    {
      id: 1,
      viewerIsMember: true,
      viewerRole: "admin",
      viewerCanManageInvitation: true,
      viewerCanLeave: false,
      memberCount: 3,
      learners: 2,
      admins: [{ first_name: "Priya" }],
      first: [{ first_name: "Tomás" }],
      invitationLink: { code, uses: 0, maxUses: null, expiresAt: null },
      invitationCode: { code },
    },
  ]);
  const learner = await portal.get(cast.maya, card);
  expect(learner.customerGroups).toMatchObject([
    {
      viewerRole: "learner",
      viewerCanManageInvitation: false,
      viewerCanLeave: true,
      invitationLink: null,
      invitationCode: null,
    },
  ]);
});

test("the cards of many groups take as many statements as one", async () => {
  const { db } = portal.database;
  const one = await statementsOf(() => portal.get(cast.maya, card));
  const made = await unbranded(db)
    .insertInto("customer_group")
    .values(
      Array.from({ length: 24 }, (_, number) => ({
        customer_id: 1,
        name: `Group ${number}`,
        description: null,
      })),
    )
    .returning("id")
    .execute();
  await unbranded(db)
    .insertInto("customer_group_member")
    .values(made.map(({ id }) => ({ group_id: id, user_id: cast.maya.userId, role: "learner" as const })))
    .execute();
  const many = await statementsOf(async () => {
    expect((await portal.get(cast.maya, card)).customerGroups).toHaveLength(25);
  });
  expect([one.length, many.length]).toEqual([4, 4]);
  await db.deleteFrom("customer_group").where("name", "like", "Group %").execute();
});

const regenerate = (group: number) => `mutation {
  regenerateGroupInvitation(customerGroupId: ${group}) { customerGroup { invitationLink { code uses } } }
}`;
const revoke = (group: number) => `mutation {
  revokeGroupInvitation(customerGroupId: ${group}) { customerGroup { invitationLink { code } } }
}`;

test("a new invitation invalidates the former one at once, and the audit log contains no code", async () => {
  const former = await getCode(portal, 1);
  const answer = await portal.get(cast.priya, regenerate(1));
  const next = await getCode(portal, 1);
  expect(next).not.toBe(former);
  expect(answer).toEqual({
    regenerateGroupInvitation: { customerGroup: { invitationLink: { code: next, uses: 0 } } },
  });
  expect(decideOutcome(await accept(portal, aNewcomer(), former))).toBe("INVALID_VOUCHER");
  expect(decideOutcome(await accept(portal, aNewcomer(), next))).toBe("ok");
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "=", "1")
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(["group.invitation_regenerated", "group.joined"]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${former}|${next}`));
});

test("a withdrawn invitation is refused, and a newly created one works", async () => {
  const former = await getCode(portal, 1);
  expect(await portal.get(cast.priya, revoke(1))).toEqual({
    revokeGroupInvitation: { customerGroup: { invitationLink: null } },
  });
  expect(decideOutcome(await accept(portal, aNewcomer(), former))).toBe("INVALID_VOUCHER");
  expect(decideOutcome(await portal.ask(cast.priya, revoke(1)))).toBe("ok");
  expect(decideOutcome(await portal.ask(cast.priya, regenerate(1)))).toBe("ok");
  expect(decideOutcome(await accept(portal, aNewcomer(), await getCode(portal, 1)))).toBe("ok");
});

test.each([
  ["a learner of the group", cast.maya, "FORBIDDEN"],
  ["an admin of another customer's group", cast.lukas, "NOT_FOUND"],
  ["an admin of another customer", cast.helena, "NOT_FOUND"],
  ["staff", cast.ingrid, "NOT_FOUND"],
  ["the admin of the customer", cast.george, "ok"],
  ["sys_admin", cast.ruth, "ok"],
])("changing the invitation: %s (9.012)", async (_, who, outcome) => {
  expect(decideOutcome(await portal.ask(who, regenerate(1)))).toBe(outcome);
  expect(decideOutcome(await portal.ask(who, revoke(1)))).toBe(outcome);
  const strangersAnswer = await portal.ask(who, regenerate(999_999));
  expect(decideOutcome(strangersAnswer)).toBe("NOT_FOUND");
});

test("the only admin cannot leave while there are other members, and is told why", async () => {
  const { errors } = await portal.ask(cast.priya, leaveMutation, { group: 1 });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining("You are the only admin of this group."),
    extensions: { code: "LAST_ADMIN" },
  });
});
