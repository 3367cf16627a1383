import { classListLimits } from "@cathedra/domain/groups";
import { institutionMails, recipientLimits } from "@cathedra/domain/mail";
import { cast, getGroup } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { accept, aNewcomer, getCode } from "../groups/invitation-helpers.ts";
import { castApp, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { aClass, invite, mailsOf, person } from "./class-builders.ts";

const smtp = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};
const group = getGroup("irResidents").id;

const portal = setUpCastApp([], { config: { mail: smtp } });

const list = `query ($group: Int!, $search: String, $status: InviteeStatus) {
  classInvitation(customerGroupId: $group) {
    inviteeCount joinedCount
    invitees(search: $search, status: $status) { totalCount invitees { id email first_name status againFrom times } }
  }
}`;

type Listed = {
  readonly classInvitation: {
    readonly inviteeCount: number;
    readonly joinedCount: number;
    readonly invitees: {
      readonly totalCount: number;
      readonly invitees: readonly { readonly id: number; readonly email: string; readonly status: string }[];
    };
  };
};

const listed = (variables: object = {}) => portal.get<Listed>(cast.priya, list, { group, ...variables });

test("each row of a list gets a result, and new people are mailed", async () => {
  const { data } = await invite(portal, cast.priya, group, [
    person(cast.maya.email.toUpperCase(), "Maya"),
    person("ada@new.example", "Ada", "Example"),
    person(" ADA@new.example", "Ada", "Again"),
    person("nobody"),
    person("evil@new.example\r\nBcc: victim@new.example"),
    person("bo@new.example", "<script>alert(1)</script>", "🩺".repeat(5000)),
  ]);
  expect(data?.inviteClass.results).toEqual([
    "alreadyMember",
    "invited",
    "duplicate",
    "notAnAddress",
    "notAnAddress",
    "invited",
  ]);
  expect(data?.inviteClass.classInvitation).toMatchObject({
    inviteeCount: 2,
    joinedCount: 0,
    sendsMail: true,
  });
  const mails = await mailsOf(portal, "%@new.example");
  expect(mails.map(({ recipient }) => recipient)).toEqual(["ada@new.example", "bo@new.example"]);
  expect(mails[0]?.facts).toEqual({
    code: expect.stringMatching(/^grp\w{26}$/),
    customerName: "Northgate University Hospital",
    stopKey: expect.stringMatching(/^[\w-]{32}$/),
  });
});

test("sending the same list twice changes nothing", async () => {
  const people = aClass(5, "twice");
  const results = async () => (await invite(portal, cast.priya, group, people)).data?.inviteClass.results;
  const before = await results();
  const state = { mails: await mailsOf(portal, "twice%"), left: await left() };
  expect(before).toEqual(Array(5).fill("invited"));
  expect(await results()).toEqual(Array(5).fill("alreadyInvited"));
  expect({ mails: await mailsOf(portal, "twice%"), left: await left() }).toEqual(state);
  expect(state.mails).toHaveLength(5);
});

async function left(): Promise<number> {
  const query = "query ($group: Int!) { classInvitation(customerGroupId: $group) { mailsLeftToday } }";
  return (await portal.get(cast.priya, query, { group })).classInvitation.mailsLeftToday;
}

test("a list of 2,000 rows takes as many statements as one of three, and a longer list is refused", async () => {
  const few = await statementsOf(() => invite(portal, cast.priya, group, aClass(3, "few")));
  const many = await statementsOf(async () => {
    const { data, errors } = await invite(portal, cast.priya, group, aClass(2000, "many"));
    expect(errors).toBeUndefined();
    expect(data?.inviteClass.results).toEqual(Array(2000).fill("invited"));
  });
  expect(many).toHaveLength(few.length);
  expect(await mailsOf(portal, "many%")).toHaveLength(2000);
  const { errors } = await invite(portal, cast.priya, group, aClass(classListLimits.people + 1, "more"));
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ path: "people", code: "TOO_MANY" }],
  });
});

test("an account's mails per day are limited, and a list that exceeds the limit stores nothing", async () => {
  const { db } = portal.database;
  await unbranded(db)
    .updateTable("mail_allowance")
    .set({ used: institutionMails.most - 2 })
    .execute();
  const { errors } = await invite(portal, cast.priya, group, aClass(3, "spam"));
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "TOO_MANY_INVITATIONS",
    left: 2,
    againFrom: expect.stringMatching(/T00:00:00\.000Z$/),
  });
  expect(errors?.[0]?.message).toMatch(/2 more invitations today/);
  expect((await listed({ search: "spam" })).classInvitation.invitees.totalCount).toBe(0);
  expect((await invite(portal, cast.priya, group, aClass(2, "spam"))).errors).toBeUndefined();
  await unbranded(db).deleteFrom("mail_allowance").execute();
});

test("a person who joins with the invited address counts as joined, and an address that is not theirs does not count", async () => {
  const [theirs, claimed] = [aNewcomer(), aNewcomer()];
  await invite(portal, cast.priya, group, [person(theirs.email, "Zoë"), person(claimed.email)]);
  const code = await getCode(portal, group);
  await accept(portal, theirs, code);
  await accept(portal, { ...claimed, isEmailVerified: false }, code);
  const { invitees } = (await listed({ status: "joined" })).classInvitation;
  expect(invitees.invitees).toMatchObject([{ email: theirs.email, status: "joined", againFrom: null }]);
  const again = await invite(portal, cast.priya, group, [person(theirs.email)]);
  expect(again.data?.inviteClass.results).toEqual(["alreadyMember"]);
});

test("after a withdrawn link, inviting people creates a new one only to notify those who have an account", async () => {
  const invitation = async () =>
    (
      await portal.get(
        cast.priya,
        "query ($group: Int!) { classInvitation(customerGroupId: $group) { customerGroup { invitationLink { code } } } }",
        { group },
      )
    ).classInvitation.customerGroup.invitationLink;
  await portal.get(
    cast.priya,
    `mutation { revokeGroupInvitation(customerGroupId: ${group}) { customerGroup { id } } }`,
  );
  await invite(portal, cast.priya, group, aClass(1, "reopened"));
  expect(await invitation()).toBeNull();
  await invite(portal, cast.priya, group, [person(cast.lukas.email)]);
  expect(await invitation()).toEqual({ code: await getCode(portal, group) });
});

test("only people who have not joined can be invited again, an hour later, and removing an invitee deletes the row", async () => {
  const { db } = portal.database;
  await invite(portal, cast.priya, group, aClass(2, "again"));
  const ids = (await listed({ search: "again-" })).classInvitation.invitees.invitees.map(({ id }) => id);
  const again = `mutation ($group: Int!, $ids: [Int!]!) { inviteAgain(customerGroupId: $group, inviteeIds: $ids) { count } }`;
  const ask = () =>
    portal.get(cast.priya, again, {
      group,
      ids: [...ids, ...ids, 999_999],
    });
  expect((await ask()).inviteAgain.count).toBe(0);
  await unbranded(db)
    .updateTable("mail_recipient")
    .set({ mailed_at: [new Date(Date.now() - recipientLimits.pauseMs - 1000)] })
    .execute();
  expect((await ask()).inviteAgain.count).toBe(2);
  expect((await ask()).inviteAgain.count).toBe(0);
  expect(await mailsOf(portal, "again-%")).toHaveLength(4);
  const forget = `mutation ($group: Int!, $ids: [Int!]!) { forgetInvitees(customerGroupId: $group, inviteeIds: $ids) { count } }`;
  const other = getGroup("vascularRotation").id;
  expect((await portal.ask(cast.ruth, forget, { group: other, ids })).data).toEqual({
    forgetInvitees: { count: 0 },
  });
  expect(await portal.get(cast.priya, forget, { group, ids })).toEqual({ forgetInvitees: { count: 2 } });
  expect((await listed({ search: "again-" })).classInvitation.invitees.totalCount).toBe(0);
});

test("without a mail server no mail is sent, and the response states this", async () => {
  const silent = await castApp();
  const { data } = await invite(silent, cast.priya, group, aClass(2, "silent"));
  expect(data?.inviteClass).toMatchObject({
    results: ["invited", "invited"],
    classInvitation: { sendsMail: false },
  });
  expect(await mailsOf(silent, "%")).toEqual([]);
  const { classInvitation } = await silent.get(cast.priya, list, { group });
  expect(classInvitation.invitees.invitees.map(({ status }) => status)).toEqual(["invited", "invited"]);
  await silent.close();
});
