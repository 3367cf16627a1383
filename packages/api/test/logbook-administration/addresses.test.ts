import type { KeycloakId } from "@cathedra/domain";
import { institutionMails, letterOf } from "@cathedra/domain/mail";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { refreshListEntries } from "../../src/jobs/refresh-list-entries.ts";
import {
  confirm,
  forgetAll,
  listed,
  requestConfirmation,
  stateOf,
} from "../confirmations/confirmation-requests.ts";
import { saved, saving } from "../logbook/save-helpers.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { auditOf, call, documents, northgate, refusal } from "./operations.ts";

const { maya, nils, tomas, george } = cast;
let count = 0;

const portal = setUpCastApp([], { processes: 2 });
beforeEach(() => forgetAll(portal));

/** A person with an e-mail address of their own and no role in the portal. */
function aPerson(name: string): Caller {
  const keycloakId = `addresses-${name}` as KeycloakId;
  return { keycloakId, email: `${name}@northgate.example`, firstName: name, lastName: "Person", roles: [] };
}

async function anEntry(email: string | null) {
  count += 1;
  return call(portal, "createAttending", {
    customerId: northgate,
    firstName: "Ann",
    lastName: `Address${count}`,
    email,
  });
}
const edit = (entry: { id: string; firstName: string; lastName: string }, email: string | null) => ({
  id: entry.id,
  firstName: entry.firstName,
  lastName: entry.lastName,
  email,
});
const idsOf = async (who: Caller) => (await listed(portal, who)).records.map(({ id }) => id);
const list = async () => call(portal, "attendings", { customerId: northgate });
const mailsTo = async (recipient: string) =>
  portal.database.db
    .selectFrom("mail")
    .select(["kind", "facts"])
    .where("recipient", "=", recipient)
    .execute();
const noticesOf = async (who: typeof maya) =>
  portal.database.db
    .selectFrom("notification")
    .select("facts")
    .where("user_id", "=", who.userId)
    .where("kind", "=", "attending_address_changed")
    .orderBy("id")
    .execute();

test("a new address does not take over requests to the former one, and both addresses and the trainees are notified (7.093, 8.2)", async () => {
  const [former, next] = [aPerson("former1"), aPerson("next1")];
  const entry = await anEntry(former.email);
  const { record, seen } = await requestConfirmation(portal, { attending: { id: entry.id } });
  const before = (await noticesOf(maya)).length;
  const others = (await noticesOf(nils)).length;
  const changed = await call(portal, "updateAttending", edit(entry, next.email));
  expect(changed).toMatchObject({ email: next.email, lastName: entry.lastName, recordCount: 1 });
  await refreshListEntries(portal.database.db, { table: "attending", id: entry.id });

  expect([await idsOf(next), await idsOf(former)]).toEqual([[], [record.id]]);
  expect((await confirm(portal, next, seen)).left).toEqual([record.id]);
  expect(await mailsTo(former.email)).toEqual([
    {
      kind: "attendingAddress",
      facts: { customer: "Northgate University Hospital", stopKey: expect.stringMatching(/^[\w-]{32}$/) },
    },
  ]);
  expect(await mailsTo(next.email)).toEqual([]);
  expect(await noticesOf(maya)).toHaveLength(before + 1);
  expect(await noticesOf(nils)).toHaveLength(others);
  expect((await confirm(portal, former, seen)).left).toEqual([]);
  expect(await auditOf(portal, entry.id)).toMatchObject([
    { action: "attending.added" },
    {
      action: "attending.changed",
      before: { email: former.email },
      after: { email: next.email },
      details: { intoId: changed.id, stillAsked: former.email },
    },
  ]);

  // New records ask the new address; so does an old record when its writer saves it again.
  const { record: later } = await requestConfirmation(portal, { attending: { id: changed.id } });
  const { record: fromOldForm } = await requestConfirmation(portal, { attending: { id: entry.id } });
  expect((await idsOf(next)).toSorted()).toEqual([later.id, fromOldForm.id].toSorted());
});

test("an open record requests confirmation from the new address once its writer saves it (7.093)", async () => {
  const [former, next] = [aPerson("former2"), aPerson("next2")];
  const entry = await anEntry(former.email);
  const { record } = await requestConfirmation(portal, { attending: { id: entry.id } });
  const { id } = await call(portal, "updateAttending", edit(entry, next.email));
  await refreshListEntries(portal.database.db, { table: "attending", id: entry.id });
  await saved(portal, maya, saving({ id: record.id, attending: { id }, sex: "Male" }));
  expect([await idsOf(next), await idsOf(former)]).toEqual([[record.id], []]);
});

test.each([
  ["set to another and back", false],
  ["taken away, then set", true],
])("an address that is %s transfers no earlier records to another person", async (_, isTakenFirst) => {
  count += 1;
  const [former, thief] = [aPerson(`former-w${count}`), aPerson(`thief-w${count}`)];
  const entry = await anEntry(former.email);
  const { record, seen } = await requestConfirmation(portal, { attending: { id: entry.id } });
  let at = entry;
  for (const email of isTakenFirst ? [null, thief.email] : [thief.email]) {
    at = await call(portal, "updateAttending", edit(at, email));
    await refreshListEntries(portal.database.db, { table: "attending", id: entry.id });
  }
  expect((await confirm(portal, thief, seen)).left).toEqual([record.id]);
  await call(portal, "updateAttending", edit(at, former.email));
  expect((await stateOf(portal, maya, record.id)).confirmation.state).toBe("open");
  expect((await confirm(portal, former, seen)).left).toEqual([]);
});

test("removing the entry and adding its name with another address does not take over requests either (7.092, 7.094)", async () => {
  const [former, thief] = [aPerson("former5"), aPerson("thief5")];
  const entry = await anEntry(former.email);
  const { record, seen } = await requestConfirmation(portal, { attending: { id: entry.id } });
  await call(portal, "deleteAttending", { id: entry.id });
  const { firstName, lastName } = entry;
  const again = await call(portal, "createAttending", {
    customerId: northgate,
    firstName,
    lastName,
    email: thief.email,
  });
  expect([again.id === entry.id, again.recordCount]).toEqual([false, 0]);
  expect((await confirm(portal, thief, seen)).left).toEqual([record.id]);
  expect((await stateOf(portal, maya, record.id)).confirmation.obstacle).toBe("removed");
});

test("an admin cannot enter their own address in any spelling, but another admin can (7.092, 7.093, 7.103)", async () => {
  const own = ` ${george.email.toUpperCase()} `;
  const message =
    "You cannot enter your own address: it gives the right to confirm records. Another administrator can.";
  const entry = await anEntry(null);
  const adding = { customerId: northgate, firstName: "Own", lastName: "Address", email: own };
  expect(await refusal(portal, "createAttending", adding)).toEqual({ code: "ATTENDING_EMAIL_OWN", message });
  expect(await refusal(portal, "updateAttending", edit(entry, own))).toEqual({
    code: "ATTENDING_EMAIL_OWN",
    message,
  });
  expect((await list()).find(({ id }) => id === entry.id)?.email).toBeNull();
  const set = await call(portal, "updateAttending", edit(entry, george.email), cast.ruth);
  expect(set).toMatchObject({ id: entry.id, email: george.email });
  // Correcting the name keeps the address that another admin entered.
  const named = { ...edit(entry, george.email), firstName: "Anna" };
  expect(await call(portal, "updateAttending", named)).toMatchObject({ id: entry.id, email: george.email });
});

test("replaced addresses are mailed at most once an hour, without the admin's words, and can unsubscribe", async () => {
  const mailbox = (tag: string) => `bombed${tag}@stranger.example`;
  const named = { firstName: "Call 0900 123456", lastName: "Account blocked" };
  let entry = { ...(await anEntry(mailbox(""))), ...named };
  for (const email of [
    mailbox("+1"),
    "a@elsewhere.example",
    mailbox("+2"),
    "b@elsewhere.example",
    mailbox(""),
  ])
    entry = await call(portal, "updateAttending", edit(entry, email));
  const { rows } = await sql<{ recipient: string; kind: string; facts: { stopKey: string } }>`
    select recipient, kind, facts from mail where recipient like 'bombed%'`.execute(portal.database.db);
  expect(rows).toHaveLength(1);
  const [mail] = rows;
  const letter = letterOf(mail?.kind ?? "", mail?.facts, {
    title: "Cathedra",
    origin: "https://portal.example",
  });
  expect(JSON.stringify(letter)).not.toMatch(/0900|blocked/);
  expect(letter?.stop?.post).toContain("/api/confirmation-mails/stop?key=");

  const stop = `/api/confirmation-mails/stop?key=${mail?.facts.stopKey}`;
  expect((await portal.app.inject({ method: "POST", url: stop })).statusCode).toBe(200);
  await sql`update mail_recipient set mailed_at = '{}'`.execute(portal.database.db);
  entry = await call(portal, "updateAttending", edit(entry, mailbox("+3")));
  await call(portal, "updateAttending", edit(entry, "c@elsewhere.example"));
  expect(await mailsTo(mailbox("+3"))).toEqual([]);
});

test("once the daily mail limit is used up, changing an address is refused instead of skipping the notice", async () => {
  const former = aPerson("over-the-limit");
  const entry = await anEntry(former.email);
  const spent = (used: number) =>
    sql`insert into mail_allowance (subject, day, used)
      values (${`addresses-of-customer:${northgate}`}, (now() at time zone 'UTC')::date, ${used})
      on conflict (subject, day) do update set used = excluded.used`.execute(portal.database.db);
  await spent(institutionMails.most);
  const next = edit(entry, "next@elsewhere.example");
  expect((await refusal(portal, "updateAttending", next))?.code).toBe("RATE_LIMITED");
  expect((await list()).find(({ id }) => id === entry.id)?.email).toBe(former.email);
  await spent(0);
  expect(await call(portal, "updateAttending", next)).toMatchObject({ email: next.email });
  expect(await mailsTo(former.email)).toHaveLength(1);
});

test("an entry that gets its first address receives its open requests, and their writers are notified (X84)", async () => {
  const first = aPerson("first6");
  const entry = await anEntry(null);
  const { record } = await requestConfirmation(portal, { attending: { id: entry.id } });
  const before = (await noticesOf(maya)).length;
  await call(portal, "updateAttending", edit(entry, first.email));
  expect(await idsOf(first)).toEqual([record.id]);
  expect((await noticesOf(maya)).slice(before)).toMatchObject([{ facts: { hadAddress: false } }]);
});

test.each([
  ["stays with the name", false],
  ["of the other entry stays, under the name that was chosen", true],
])(
  "after a merge the address that %s is asked for new records, and the one that goes is told (X84)",
  async (_, isOther) => {
    count += 1;
    const [going, staying] = [aPerson(`going${count}`), aPerson(`staying${count}`)];
    const into = await anEntry(isOther ? going.email : staying.email);
    const from = await anEntry(isOther ? staying.email : going.email);
    const bystander = await anEntry(aPerson(`bystander${count}`).email);
    const { record: ofGoing } = await requestConfirmation(portal, {
      attending: { id: (isOther ? into : from).id },
    });
    const { record: ofStaying } = await requestConfirmation(portal, {
      attending: { id: (isOther ? from : into).id },
      who: tomas,
    });
    const others = (await noticesOf(tomas)).length;
    const before = (await noticesOf(maya)).length;
    const merged = await call(portal, "mergeAttendings", {
      id: from.id,
      into: into.id,
      ...(isOther ? { addressOf: from.id } : {}),
    });
    expect(merged).toMatchObject({
      email: staying.email,
      lastName: into.lastName,
      firstName: into.firstName,
    });
    for (const { id } of [from, into])
      await refreshListEntries(portal.database.db, { table: "attending", id });
    // Each address still answers for the records that named it, and for no other.
    expect([await idsOf(going), await idsOf(staying)]).toEqual([[ofGoing.id], [ofStaying.id]]);
    const standing = (await list()).filter(({ id }) => [from.id, into.id, bystander.id].includes(id));
    expect(new Map(standing.map(({ id, email }) => [id, email]))).toEqual(
      new Map([
        [merged.id, staying.email],
        [bystander.id, bystander.email],
      ]),
    );
    expect(await mailsTo(going.email)).toMatchObject([{ kind: "attendingAddress" }]);
    expect(await mailsTo(staying.email)).toEqual([]);
    expect(await noticesOf(maya)).toHaveLength(before + 1);
    expect(await noticesOf(tomas)).toHaveLength(others);
    expect((await auditOf(portal, from.id)).at(-1)).toMatchObject({
      action: "attending.merged",
      details: { addressThatStays: staying.email, intoId: into.id },
    });
    const { record: later } = await requestConfirmation(portal, { attending: { id: merged.id } });
    expect((await idsOf(staying)).toSorted()).toEqual([ofStaying.id, later.id].toSorted());
  },
);

test("a merge gives no administrator's own address another person's name, nor that of a third entry (8.2)", async () => {
  const [own, other, third] = [
    await anEntry(null),
    await anEntry("b@merge.example"),
    await anEntry("c@merge.example"),
  ];
  const ownMailbox = george.email.replace("@", "+merge@");
  await sql`update attending set email = ${ownMailbox} where id = ${own.id}`.execute(portal.database.db);
  const merging = { id: own.id, into: other.id, addressOf: own.id };
  expect((await refusal(portal, "mergeAttendings", merging))?.code).toBe("ATTENDING_EMAIL_OWN");
  expect((await refusal(portal, "mergeAttendings", { ...merging, addressOf: third.id }))?.code).toBe(
    "NOT_FOUND",
  );
  expect((await list()).filter(({ id }) => [own.id, other.id, third.id].includes(id))).toHaveLength(3);
  await sql`delete from attending where id = ${own.id}`.execute(portal.database.db);
});

test("if two people change an address at once one succeeds, and requests stay with the former address", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [former, one, other] = [aPerson(`f${round}`), aPerson(`one${round}`), aPerson(`other${round}`)];
    const entry = await anEntry(former.email);
    const { record, seen } = await requestConfirmation(portal, { attending: { id: entry.id } });
    await Promise.all(Array.from({ length: 6 }, () => portal.database.pool.query("select pg_sleep(0.02)")));
    const [first, second, byOne, byOther, byFormer] = await Promise.all([
      portal.ask(george, documents.updateAttending, edit(entry, one.email)),
      portal.ask(cast.ruth, documents.updateAttending, edit(entry, other.email)),
      confirm(portal, one, seen),
      confirm(portal, other, seen),
      confirm(portal, former, seen),
    ]);
    const codes = [first, second].map(({ errors }) => errors?.[0]?.extensions.code ?? "done");
    expect(codes.toSorted()).toEqual(["NOT_FOUND", "done"]);
    expect([byOne.left, byOther.left, byFormer.left]).toEqual([[record.id], [record.id], []]);
    const standing = (await list()).filter(({ lastName }) => lastName === entry.lastName);
    expect(standing).toHaveLength(1);
    expect(await mailsTo(former.email)).toHaveLength(1);
  }
  const { rows } = await sql<{ chains: number }>`
    select count(*)::int as chains from attending one join attending other on other.id = one.merged_into
    where other.merged_into is not null`.execute(portal.database.db);
  expect(rows[0]?.chains).toBe(0);
});
