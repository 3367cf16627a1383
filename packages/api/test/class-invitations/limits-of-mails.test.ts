import { instant } from "@cathedra/domain";
import { getLetter, institutionMails, recipientLimits } from "@cathedra/domain/mail";
import { cast, getGroup } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { recipientHash, sendMails } from "../../src/modules/mail/public.ts";
import { writeLetter } from "../../src/modules/mail/write-letter.ts";
import { accept, aNewcomer } from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { aClass, invite, mailedCode, mailsOf, person } from "./class-builders.ts";

const smtp = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};
const head = { title: "Cathedra", origin: "https://portal.example" };
const northgate = getGroup("irResidents").id;
const lakeside = getGroup("endovascularTrainees").id;
// The clock stands still in this file, so that tokens stay valid; the tests backdate stored rows instead.
const now = instant(Date.now());
const callers = 6;

const portal = setUpCastApp([], {
  config: { mail: smtp },
  clock: () => now,
  processes: 3,
  database: { poolSize: callers },
});

const later = (ms: number) =>
  portal.database.pool.query(
    `update mail_recipient set mailed_at = array(select at - $1 * interval '1 ms' from unnest(mailed_at) given (at))`,
    [ms],
  );

const listQuery = `query ($group: Int!, $search: String) { classInvitation(customerGroupId: $group) {
  invitees(search: $search) { invitees { id email status times againFrom } }
} }`;
type Row = {
  readonly id: number;
  readonly email: string;
  readonly status: string;
  readonly times: number;
  readonly againFrom: string | null;
};
type Listed = { readonly classInvitation: { readonly invitees: { readonly invitees: readonly Row[] } } };

async function getRows(group: number, search: string): Promise<readonly Row[]> {
  const who = group === northgate ? cast.priya : cast.lukas;
  const { classInvitation } = await portal.get<Listed>(who, listQuery, { group, search });
  return classInvitation.invitees.invitees;
}

async function forget(group: number, search: string): Promise<void> {
  const ids = (await getRows(group, search)).map(({ id }) => id);
  const who = group === northgate ? cast.priya : cast.lukas;
  await portal.get(
    who,
    "mutation ($group: Int!, $ids: [Int!]!) { forgetInvitees(customerGroupId: $group, inviteeIds: $ids) { count } }",
    { group, ids },
  );
}

function again(group: number, ids: readonly number[]) {
  return portal.get(
    cast.priya,
    "mutation ($group: Int!, $ids: [Int!]!) { inviteAgain(customerGroupId: $group, inviteeIds: $ids) { count againFrom } }",
    { group, ids },
  );
}

const recipients = () =>
  unbranded(portal.database.db).selectFrom("mail_recipient").selectAll().orderBy("recipient").execute();

const iso = (at: number) => new Date(at).toISOString();

test("a stranger gets one mail an hour and three a day from all senders together, also if removed and invited again", async () => {
  await invite(portal, cast.priya, northgate, [person("bystander@new.example")]);
  const others = await recipients();
  const results: (string | undefined)[] = [];
  for (let round = 0; round < 12; round += 1) {
    const group = round % 2 === 0 ? northgate : lakeside;
    const answer = await invite(portal, round % 2 === 0 ? cast.priya : cast.lukas, group, [
      person("stranger@new.example"),
    ]);
    results.push(answer.data?.inviteClass.results[0]);
    if (round > 0)
      expect(answer.data?.inviteClass.againFrom).toEqual([iso(now + recipientLimits.pauseMs - 150 * round)]);
    await forget(group, "stranger@");
    await later(150);
  }
  expect(results).toEqual(["invited", ...Array(11).fill("writtenLately")]);
  expect(await mailsOf(portal, "stranger@new.example")).toHaveLength(1);
  await later(-150 * 12);
  for (let hour = 1; hour < 24; hour += 1) {
    await later(recipientLimits.pauseMs);
    await invite(portal, cast.priya, northgate, [person("stranger@new.example")]);
    await forget(northgate, "stranger@");
  }
  expect(await mailsOf(portal, "stranger@new.example")).toHaveLength(recipientLimits.mails);
  await later(recipientLimits.pauseMs);
  const { data } = await invite(portal, cast.priya, northgate, [person("stranger@new.example")]);
  expect(data?.inviteClass.results).toEqual(["invited"]);
  expect(await recipients()).toHaveLength(others.length + 1);
});

test("variants of an address with tags and dots count as the same person", async () => {
  const { data } = await invite(portal, cast.priya, northgate, [
    person("tagged@new.example"),
    person("tagged+1@new.example"),
    person("TAGGED+2@new.example"),
  ]);
  expect(data?.inviteClass.results).toEqual(["invited", "writtenLately", "writtenLately"]);
});

test("a person with an account is notified no more often than they would be mailed", async () => {
  const notices = async () =>
    (
      await unbranded(portal.database.db)
        .selectFrom("notification")
        .selectAll()
        .where("kind", "=", "invitation")
        .execute()
    ).length;
  const before = await notices();
  for (let round = 0; round < 5; round += 1) {
    await invite(portal, cast.priya, northgate, [person(cast.lukas.email)]);
    await forget(northgate, cast.lukas.email);
    await later(1000);
  }
  expect(await notices()).toBe(before + 1);
});

test("a person who is invited by several institutions and processes at once gets one mail", async () => {
  const senders = [
    [cast.george, getGroup("irResidents").id],
    [cast.lukas, lakeside],
    [cast.george, getGroup("irFellows").id],
    [cast.ruth, getGroup("vascularRotation").id],
    [cast.george, getGroup("neurointervention").id],
  ] as const;
  const rounds = [1, 2, 3, 4, 5];
  const emailOf = (round: number) => `raced-${round}@new.example`;
  // The recipients have rows already: inserting them would make the concurrent calls wait for each other anyway.
  await unbranded(portal.database.db)
    .insertInto("mail_recipient")
    .values(rounds.map((round) => ({ recipient: recipientHash(emailOf(round)), stop_key: `raced-${round}` })))
    .execute();
  await Promise.all(
    Array.from({ length: callers }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
  for (const round of rounds) {
    const answers = await Promise.all(
      senders.map(([who, group]) => invite(portal, who, group, [person(emailOf(round))])),
    );
    expect(
      answers.map(({ data }) => String(data?.inviteClass.results[0])).toSorted(),
      `round ${round}`,
    ).toEqual(["invited", ...Array(senders.length - 1).fill("writtenLately")]);
    expect(await mailsOf(portal, emailOf(round)), `round ${round}`).toHaveLength(1);
  }
});

test("a person who unsubscribed gets no mail from anyone, not even a queued one, and others are still mailed", async () => {
  await invite(portal, cast.priya, northgate, [person("ends@new.example"), person("stays@new.example")]);
  const [mail] = await mailsOf(portal, "ends@new.example");
  const { stopKey } = Object.assign({ stopKey: "" }, mail?.facts);
  const untouched = (await recipients()).filter((row) => row.stop_key !== stopKey);
  const stop = (key: string) =>
    portal.app.inject({
      method: "POST",
      url: `/api/invitation-mails/stop?key=${key}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
  expect((await stop("x".repeat(32))).statusCode).toBe(404);
  expect((await portal.app.inject({ url: `/api/invitation-mails/stop?key=${stopKey}` })).statusCode).not.toBe(
    200,
  );
  expect((await getRows(northgate, "ends@"))[0]?.status).toBe("mailWaiting");
  expect((await stop(stopKey)).json()).toEqual({ isStopped: true });
  expect((await stop(stopKey)).statusCode).toBe(200);
  expect((await recipients()).filter((row) => row.stop_key !== stopKey)).toEqual(untouched);

  const taken: string[] = [];
  const sender = { send: async ({ to }: { to: string }) => void taken.push(to), close: () => undefined };
  await sendMails({ db: portal.database.db, clock: () => now, sender, head });
  expect(taken).toContain("stays@new.example");
  expect(taken).not.toContain("ends@new.example");
  expect(await mailsOf(portal, "ends@new.example")).toMatchObject([{ sent_at: null, facts: {} }]);

  await forget(northgate, "ends@");
  await later(10 * recipientLimits.periodMs);
  for (const [who, group] of [
    [cast.priya, northgate],
    [cast.lukas, lakeside],
  ] as const) {
    const { data } = await invite(portal, who, group, [person("ends@new.example")]);
    expect(data?.inviteClass.results).toEqual(["optedOut"]);
    expect(await getRows(group, "ends@")).toMatchObject([{ status: "optedOut", againFrom: null }]);
  }
  expect(await mailsOf(portal, "ends@new.example")).toHaveLength(1);
});

test("a new institution may mail only a few people, and more as it gets older", async () => {
  const { db } = portal.database;
  const since = (at: number) =>
    unbranded(db)
      .updateTable("customer")
      .set({ known_since: new Date(at) })
      .where("id", "=", 2)
      .execute();
  await since(now);
  await unbranded(db)
    .deleteFrom("mail_allowance")
    .where("subject", "=", "invitations-of-customer:2")
    .execute();
  const query = "query ($group: Int!) { classInvitation(customerGroupId: $group) { mailsLeftToday } }";
  const left = async () =>
    (
      await portal.get(cast.lukas, query, {
        group: lakeside,
      })
    ).classInvitation.mailsLeftToday;
  const { rows } = await portal.database.pool.query<{ people: number }>(
    `select count(distinct user_id)::int as people from customer_group_member
     where group_id in (select id from customer_group where customer_id = 2)`,
  );
  const most = institutionMails.atFirst + institutionMails.aPerson * (rows[0]?.people ?? 0);
  expect(await left()).toBe(most);
  const northgateLeft = await unbranded(db).selectFrom("mail_allowance").selectAll().execute();
  const { errors } = await invite(portal, cast.lukas, lakeside, aClass(most + 1, "flood"));
  expect(errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_INVITATIONS", left: most });
  expect(await unbranded(db).selectFrom("mail_allowance").selectAll().execute()).toEqual(northgateLeft);
  expect(await getRows(lakeside, "flood")).toEqual([]);
  expect((await invite(portal, cast.lukas, lakeside, aClass(most, "flood"))).errors).toBeUndefined();
  expect(await left()).toBe(0);
  await since(now - 7 * recipientLimits.periodMs);
  expect(await left()).toBe(institutionMails.aWeek);
  await since(now - 1000 * recipientLimits.periodMs);
});

test("a mail contains nothing that a sender wrote: no name of a group, sender or recipient", async () => {
  const { db } = portal.database;
  const lure = "You have won, call 0800 1234";
  await unbranded(db).updateTable("customer_group").set({ name: lure }).where("id", "=", lakeside).execute();
  await invite(portal, cast.lukas, lakeside, [
    person("lured@new.example", lure, lure),
    person(cast.priya.email, lure, lure),
  ]);
  const notice = await unbranded(db)
    .selectFrom("notification")
    .select("facts")
    .where("kind", "=", "invitation")
    .where("user_id", "=", cast.priya.userId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(notice.facts)).not.toContain("won");
  const [mail] = await mailsOf(portal, "lured@new.example");
  const letter = getLetter(mail?.kind ?? "", mail?.facts, head);
  if (letter === undefined) throw new Error("no letter");
  const { subject, html, text, stopUrl } = writeLetter(letter, head);
  for (const part of [subject, html, text]) {
    expect(part).not.toContain("won");
    expect(part).not.toContain(cast.lukas.lastName);
    expect(part).toContain("Lakeside Vascular Institute");
  }
  expect(text).toContain("/stop-mails?of=invitations&key=");
  expect(stopUrl).toMatch(/^https:\/\/portal\.example\/api\/invitation-mails\/stop\?key=[\w-]{32}$/);
});

test("people who have joined are not mailed again; for others the answer says when it is possible", async () => {
  const joining = aNewcomer();
  await invite(portal, cast.priya, northgate, [
    person(joining.email, "Joining"),
    person("waiting@new.example", "Waiting"),
  ]);
  expect((await accept(portal, joining, await mailedCode(portal, joining.email))).errors).toBeUndefined();
  const ids = [...(await getRows(northgate, joining.email)), ...(await getRows(northgate, "waiting@"))].map(
    ({ id }) => id,
  );
  expect((await again(northgate, ids)).inviteAgain).toEqual({
    count: 0,
    againFrom: iso(now + recipientLimits.pauseMs),
  });
  await later(recipientLimits.pauseMs);
  expect((await again(northgate, ids)).inviteAgain).toEqual({ count: 1, againFrom: null });
  expect(await mailsOf(portal, joining.email)).toHaveLength(1);
  expect(await mailsOf(portal, "waiting@new.example")).toHaveLength(2);
  expect(await getRows(northgate, "waiting@")).toMatchObject([{ times: 2 }]);
  expect(await getRows(northgate, joining.email)).toMatchObject([{ times: 1, status: "joined" }]);
});
