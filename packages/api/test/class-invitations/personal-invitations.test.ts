import { cast, getGroup } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import {
  accept,
  acceptMutation,
  aNewcomer,
  decideOutcome,
  getCode,
  wrongCode,
} from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { invite, mailedCode, mailsOf, person } from "./class-builders.ts";

const smtp = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};
const group = getGroup("irResidents").id;

const portal = setUpCastApp([], { config: { mail: smtp }, processes: 2 });

const read = (code: string) =>
  portal.app.inject({ method: "POST", url: "/api/invitations/read", payload: { code } });

const rows = () =>
  unbranded(portal.database.db).selectFrom("group_invitee").selectAll().orderBy("id").execute();

const members = () =>
  unbranded(portal.database.db)
    .selectFrom("customer_group_member")
    .selectAll()
    .orderBy("group_id")
    .orderBy("user_id")
    .execute();

async function invited(email: string, firstName = "", lastName = ""): Promise<string> {
  await invite(portal, cast.priya, group, [person(email, firstName, lastName)]);
  return mailedCode(portal, email);
}

async function mutateRow(name: "inviteAgain" | "forgetInvitees", email: string): Promise<void> {
  const row = (await rows()).find((each) => each.email === email);
  await unbranded(portal.database.db).updateTable("mail_recipient").set({ mailed_at: [] }).execute();
  await portal.get(
    cast.priya,
    `mutation ($ids: [Int!]!) { ${name}(customerGroupId: ${group}, inviteeIds: $ids) { count } }`,
    { ids: [row?.id] },
  );
}

test("each mail has its own link, which shows its recipient and group without sign-in and without accepting", async () => {
  const [one, other] = [await invited("one@new.example", "Zoë", "Novák"), await invited("other@new.example")];
  expect(one).not.toBe(other);
  const before = { rows: await rows(), members: await members() };
  const response = await read(one);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual({
    email: "one@new.example",
    firstName: "Zoë",
    lastName: "Novák",
    institution: "Northgate University Hospital",
    group: "IR Residents",
    expiresAt: expect.stringMatching(/Z$/),
    status: "open",
  });
  for (const code of [wrongCode(1), "", "x".repeat(500), await getCode(portal, group)])
    expect((await read(code)).statusCode).toBe(404);
  expect({ rows: await rows(), members: await members() }).toEqual(before);
});

test("after a mail is sent, the database keeps only the hash of its link's code", async () => {
  const code = await invited("hashed@new.example");
  await unbranded(portal.database.db)
    .updateTable("mail")
    .set({ sent_at: new Date(), next_try_at: null, facts: "{}" })
    .where("recipient", "=", "hashed@new.example")
    .execute();
  const { rows: tables } = await portal.database.pool.query<{ name: string }>(
    "select format('%I', relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of tables) {
    const { rows: found } = await portal.database.pool.query(
      `select from ${name} where ${name}::text like '%' || $1 || '%' limit 1`,
      [code],
    );
    expect(found, name).toEqual([]);
  }
});

test("only the invited person can join by their link, once; other people see whom it is for", async () => {
  const theirs = aNewcomer();
  const wrong = aNewcomer();
  const code = await invited(theirs.email);
  const before = await members();
  const refused = await accept(portal, wrong, code);
  expect(refused.errors?.[0]).toMatchObject({
    message: expect.stringContaining(theirs.email),
    extensions: { code: "INVITATION_FOR_ANOTHER", meantFor: theirs.email, isUnverified: false },
  });
  const unverified = await accept(portal, { ...theirs, isEmailVerified: false }, code);
  expect(unverified.errors?.[0]?.extensions).toMatchObject({
    code: "INVITATION_FOR_ANOTHER",
    isUnverified: true,
  });
  expect(await members()).toEqual(before);
  expect((await accept(portal, theirs, code)).data?.acceptInvite).toMatchObject({
    groupName: "IR Residents",
    customerGroup: { viewerRole: "learner" },
  });
  expect(await members()).toHaveLength(before.length + 1);
  expect(decideOutcome(await accept(portal, theirs, code))).toBe("GROUP_JOIN_ONCE");
  expect((await read(code)).json()).toMatchObject({ status: "used" });
  await portal.get(theirs, `mutation { leaveGroup(customerGroupId: ${group}) { customerGroups { id } } }`);
  expect(decideOutcome(await accept(portal, theirs, code))).toBe("VOUCHER_NO_MORE_USES");
  expect(await members()).toEqual(before);
});

test("replacing or withdrawing a link affects neither other personal links nor the group's link (2.005)", async () => {
  const [kept, replaced, forgotten] = [aNewcomer(), aNewcomer(), aNewcomer()];
  const groupCode = await getCode(portal, group);
  const [keptCode, formerCode, forgottenCode] = [
    await invited(kept.email),
    await invited(replaced.email),
    await invited(forgotten.email),
  ];
  await mutateRow("inviteAgain", replaced.email);
  await mutateRow("forgetInvitees", forgotten.email);
  const mails = await mailsOf(portal, replaced.email);
  const newCode = mails
    .map(({ facts }) => String(Object.assign({ code: "" }, facts).code))
    .find((code) => code !== formerCode);
  expect(mails).toHaveLength(2);
  for (const [who, code] of [
    [replaced, formerCode],
    [forgotten, forgottenCode],
  ] as const) {
    expect((await read(code)).statusCode).toBe(404);
    expect(decideOutcome(await accept(portal, who, code))).toBe("INVALID_VOUCHER");
  }
  await portal.get(
    cast.priya,
    `mutation { regenerateGroupInvitation(customerGroupId: ${group}) { customerGroup { id } } }`,
  );
  expect(decideOutcome(await accept(portal, kept, keptCode))).toBe("ok");
  expect(decideOutcome(await accept(portal, replaced, newCode ?? ""))).toBe("ok");
  expect(decideOutcome(await accept(portal, forgotten, groupCode))).toBe("INVALID_VOUCHER");
  expect(decideOutcome(await accept(portal, forgotten, await getCode(portal, group)))).toBe("ok");
});

test("a link expires at its time (2.011), and stops working when its group is deleted", async () => {
  const late = aNewcomer();
  const code = await invited(late.email);
  const set = (change: { token_expires_at: Date }) =>
    unbranded(portal.database.db)
      .updateTable("group_invitee")
      .set(change)
      .where("email", "=", late.email)
      .execute();
  const lapsedAt = new Date(Date.now() - 1);
  await set({ token_expires_at: lapsedAt });
  expect((await read(code)).json()).toMatchObject({ status: "lapsed", expiresAt: lapsedAt.toISOString() });
  const refused = await accept(portal, late, code);
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: "OLD_VOUCHER",
    validTo: lapsedAt.toISOString(),
  });
  await set({ token_expires_at: new Date(Date.now() + 60_000) });
  const removed = (at: Date | null) =>
    unbranded(portal.database.db)
      .updateTable("customer_group")
      .set({ removed_at: at })
      .where("id", "=", group)
      .execute();
  await removed(new Date());
  expect((await read(code)).statusCode).toBe(404);
  expect(decideOutcome(await accept(portal, late, code))).toBe("INVALID_VOUCHER");
  await removed(null);
  expect(decideOutcome(await accept(portal, late, code))).toBe("ok");
});

test("a link that is accepted many times at once is used once", async () => {
  await Promise.all(Array.from({ length: 5 }, () => portal.database.pool.query("select pg_sleep(0.05)")));
  for (const round of [1, 2, 3]) {
    const theirs = aNewcomer();
    const code = await invited(theirs.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => portal.ask(theirs, acceptMutation, { code })),
    );
    const outcomes = answers.map(decideOutcome);
    expect(
      outcomes.filter((outcome) => outcome === "ok"),
      `round ${round}`,
    ).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "GROUP_JOIN_ONCE")).toHaveLength(5);
  }
});
