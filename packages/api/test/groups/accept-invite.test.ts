import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import {
  accept,
  acceptMutation,
  aNewcomer,
  decideOutcome,
  getCode,
  getState,
  leaveMutation,
  setInvitation,
  wrongCode,
} from "./invitation-helpers.ts";

const portal = setUpCastApp();

const toAuditFacts = (groupId: number, action: string) =>
  portal.database.db
    .selectFrom("audit_log")
    .select(["actor_id", "customer_id", "before", "after"])
    .where("subject", "=", String(groupId))
    .where("action", "=", action)
    .orderBy("id")
    .execute();

const getCustomer = async (groupId: number) => {
  const groups = await portal.database.db
    .selectFrom("customer_group")
    .select(["id", "customer_id"])
    .execute();
  return groups.find(({ id }) => Number(id) === groupId)?.customer_id ?? "no such group";
};

test("a link makes a person a learner of its group once, and counts the use (2.005, 2.017)", async () => {
  const newcomer = aNewcomer();
  const code = await getCode(portal, 2);
  const before = await getState(portal, 2);
  expect((await accept(portal, newcomer, code)).data).toEqual({
    acceptInvite: { groupName: "IR Fellows", customerGroup: { id: 2, viewerRole: "learner" } },
  });
  expect(decideOutcome(await accept(portal, newcomer, code))).toBe("GROUP_JOIN_ONCE");
  expect(await getState(portal, 2)).toEqual({ members: before.members + 1, uses: before.uses + 1 });
  const rows = await toAuditFacts(2, "group.joined");
  // The institution of the group is named, so that its admins see the entry.
  expect(rows).toMatchObject([{ customer_id: await getCustomer(2), after: { role: "learner" } }]);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test("an admin of the group is told that they already joined, and stays admin (2.007)", async () => {
  expect(decideOutcome(await accept(portal, cast.priya, await getCode(portal, 1)))).toBe("GROUP_JOIN_ONCE");
  const { customerGroups } = await portal.get(cast.priya, "{ customerGroups { viewerRole } }");
  expect(customerGroups).toEqual([{ viewerRole: "admin" }]);
});

test("a person of another customer may be invited", async () => {
  expect(decideOutcome(await accept(portal, cast.aiko, await getCode(portal, 3)))).toBe("ok");
});

test("an expired invitation says until when it was valid (2.011)", async () => {
  await setInvitation(portal, 5, { expires_at: new Date("2026-03-28T23:30:00Z") });
  const { errors } = await accept(portal, aNewcomer(), await getCode(portal, 5));
  expect(errors?.[0]?.extensions).toMatchObject({ code: "OLD_VOUCHER", validTo: "2026-03-28T23:30:00.000Z" });
  await setInvitation(portal, 5, { expires_at: null });
});

test("a used-up invitation says so (2.008)", async () => {
  await setInvitation(portal, 5, { max_uses: 1, uses: 1 });
  const { errors } = await accept(portal, aNewcomer(), await getCode(portal, 5));
  expect(errors?.[0]).toMatchObject({
    message: "The voucher has no more uses",
    extensions: { code: "VOUCHER_NO_MORE_USES" },
  });
  await setInvitation(portal, 5, { max_uses: null, uses: 0 });
});

const refused = {
  data: null,
  errors: [
    {
      message: "Invitation is invalid, try another link.",
      path: ["acceptInvite"],
      extensions: { code: "INVALID_VOUCHER" },
    },
  ],
};

test("unknown, malformed, withdrawn and foreign codes get the same answer with the same number of statements", async () => {
  const withdrawn = await getCode(portal, 4);
  await portal.get(
    cast.lukas,
    "mutation { regenerateGroupInvitation(customerGroupId: 4) { customerGroup { id } } }",
  );
  const codes = [
    wrongCode(1),
    "",
    "x".repeat(5000),
    "a\0b",
    "\ud800",
    withdrawn,
    `cerav${"1".repeat(20)}`,
    "cmrav1",
  ];
  for (const code of codes) {
    const who = aNewcomer();
    await portal.get(who, "{ user { email } }");
    let answer: unknown;
    const statements = await statementsOf(async () => {
      answer = await accept(portal, who, code);
    });
    expect(withoutRequestId(answer)).toEqual(refused);
    expect(statements).toHaveLength(5);
  }
});

test("joining takes the same number of statements for any size of group", async () => {
  const who = aNewcomer();
  await portal.get(who, "{ user { email } }");
  const code = await getCode(portal, 1);
  const statements = await statementsOf(() => portal.get(who, acceptMutation, { code }));
  expect(statements).toHaveLength(8);
});

test("a person who leaves is no longer a member, and may rejoin by the link (13.028)", async () => {
  const who = aNewcomer();
  const code = await getCode(portal, 2);
  await accept(portal, who, code);
  expect(await portal.get(who, leaveMutation, { group: 2 })).toEqual({ leaveGroup: { customerGroups: [] } });
  expect(await toAuditFacts(2, "group.left")).toMatchObject([
    { customer_id: await getCustomer(2), before: { role: "learner" } },
  ]);
  expect(decideOutcome(await portal.ask(who, leaveMutation, { group: 2 }))).toBe("NOT_FOUND");
  expect(decideOutcome(await portal.ask(who, leaveMutation, { group: 999_999 }))).toBe("NOT_FOUND");
  expect(decideOutcome(await accept(portal, who, code))).toBe("ok");
});

function withoutRequestId(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === "requestId" ? undefined : value)));
}
