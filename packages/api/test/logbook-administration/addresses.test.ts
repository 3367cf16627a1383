import { instant, type KeycloakId } from "@cathedra/domain";
import { getLetter, institutionMails } from "@cathedra/domain/mail";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { refreshListEntries } from "../../src/jobs/refresh-list-entries.ts";
import { settleAddressChanges } from "../../src/modules/logbook-administration/public.ts";
import {
  confirm,
  forgetAll,
  getState,
  listed,
  requestConfirmation,
} from "../confirmations/confirmation-requests.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import {
  answerAddress,
  call,
  codeOfMail,
  documents,
  northgate,
  postAddress,
  refusal,
  toAuditFacts,
} from "./operations.ts";

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
const getIds = async (who: Caller) => (await listed(portal, who)).records.map(({ id }) => id);
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

/** An entry whose address is to change, with an open record of Maya that asks the present address. */
async function aWaitingChange(name: string, { askedDaysAgo = 0 } = {}) {
  const [former, next] = [aPerson(`former-${name}`), aPerson(`next-${name}`)];
  const entry = await anEntry(former.email);
  const { record, seen } = await requestConfirmation(portal, { attending: { id: entry.id } });
  const changed = await call(portal, "updateAttending", edit(entry, next.email));
  expect(changed).toMatchObject({ id: entry.id, email: former.email, addressChange: { email: next.email } });
  await sql`update attending_address_change set asked_at = asked_at - ${askedDaysAgo} * interval '1 day'
    where attending_id = ${entry.id}`.execute(portal.database.db);
  return { entry, former, next, record, seen };
}
const inDays = (days: number) => instant(Date.now() + days * 86_400_000);
const settle = (days: number) => settleAddressChanges(portal.database.db, inDays(days));
const addressOf = async (id: string) => (await list()).find((entry) => entry.id === id)?.email;
const changes = async (but: string) =>
  (
    await sql<object>`select * from attending_address_change where attending_id <> ${but} order by attending_id`.execute(
      portal.database.db,
    )
  ).rows;

test("a new address waits for the yes of its owner; until then the present one is asked, and the trainee sees it (8.2)", async () => {
  const bystander = await aWaitingChange("bystander1");
  const before = (await noticesOf(maya)).length;
  const noticesOfNils = await noticesOf(nils);
  const { entry, former, next, record, seen } = await aWaitingChange("yes");
  const others = await changes(entry.id);
  expect([await getIds(next), await getIds(former)]).toEqual([[], [record.id]]);
  expect((await confirm(portal, next, seen)).left).toEqual([record.id]);
  const waiting = await getState(portal, maya, record.id);
  expect(waiting).toMatchObject({
    askedAddress: { newAddressAskedAt: expect.any(String), newAddressFrom: null, addressChangedAt: null },
    confirmation: { state: "open" },
  });
  expect(JSON.stringify(waiting)).not.toContain(next.email);
  expect(await mailsTo(next.email)).toMatchObject([{ kind: "newAddress" }]);
  expect(await mailsTo(former.email)).toMatchObject([
    {
      kind: "addressChange",
      facts: { askedBy: "George Adeyemi", customer: "Northgate University Hospital" },
    },
  ]);
  const code = await codeOfMail(portal, next.email);
  const { rows } = await sql<{ stored: string }>`
    select change::text as stored from attending_address_change change where attending_id = ${entry.id}`.execute(
    portal.database.db,
  );
  expect(rows[0]?.stored).not.toContain(code);
  expect(await postAddress(portal, "read", { code })).toMatchObject({
    side: "new",
    institution: "Northgate University Hospital",
    attending: { lastName: entry.lastName },
    askedBy: "George Adeyemi",
    answeredAt: null,
  });

  expect((await answerAddress(portal, next.email, "yes")).outcome).toBe("waits");
  await settle(6.9);
  expect([await addressOf(entry.id), await getIds(next)]).toEqual([former.email, []]);
  expect((await getState(portal, maya, record.id)).askedAddress?.newAddressFrom).toEqual(expect.any(String));
  expect((await answerAddress(portal, former.email, "yes")).outcome).toBe("changed");
  expect([await getIds(next), await getIds(former)]).toEqual([[record.id], []]);
  expect((await noticesOf(maya)).slice(before)).toMatchObject([
    { facts: { hadAddress: true, isMoved: true } },
  ]);
  expect(await noticesOf(nils)).toEqual(noticesOfNils);
  expect((await getState(portal, maya, record.id)).askedAddress).toMatchObject({
    newAddressAskedAt: null,
    addressChangedAt: expect.any(String),
  });
  expect((await confirm(portal, former, seen)).left).toEqual([record.id]);
  expect((await confirm(portal, next, seen)).left).toEqual([]);
  expect((await toAuditFacts(portal, entry.id)).map(({ action }) => action)).toEqual([
    "attending.added",
    "attending.address_asked",
    "attending.address_accepted",
    "attending.address_changed",
  ]);
  // Both links are used up, and the change of another entry waits as before.
  expect((await postAddress(portal, "answer", { code, answer: "yes" })).error?.code).toBe("NOT_FOUND");
  expect(await changes(entry.id)).toEqual(others);
  expect(await addressOf(bystander.entry.id)).toBe(bystander.former.email);
});

test("what the former address has confirmed stays as it was confirmed", async () => {
  const { entry, former, next, record, seen } = await aWaitingChange("confirmed", { askedDaysAgo: 8 });
  expect((await confirm(portal, former, seen)).left).toEqual([]);
  const before = await getState(portal, maya, record.id);
  expect(before).toMatchObject({ askedAddress: null, confirmation: { state: "confirmed" } });
  expect((await answerAddress(portal, next.email, "yes")).outcome).toBe("changed");
  expect(await addressOf(entry.id)).toBe(next.email);
  expect(await getState(portal, maya, record.id)).toEqual(before);
  const { rows } =
    await sql`select confirmer_address from logbook_confirmation where record_id = ${record.id}`.execute(
      portal.database.db,
    );
  expect(rows).toEqual([{ confirmer_address: former.email }]);
});

test("an administrator's second mailbox that says yes at once confirms nothing for seven days, and the owner can object", async () => {
  const { entry, former, next: thief, record, seen } = await aWaitingChange("thief");
  await answerAddress(portal, thief.email, "yes");
  await settle(6.9);
  expect((await confirm(portal, thief, seen)).left).toEqual([record.id]);
  expect((await answerAddress(portal, former.email, "no")).outcome).toBe("ended");
  await settle(15);
  expect([await addressOf(entry.id), await getIds(thief), await getIds(former)]).toEqual([
    former.email,
    [],
    [record.id],
  ]);
  expect((await toAuditFacts(portal, entry.id)).at(-1)).toMatchObject({
    action: "attending.address_refused",
    actor_id: null,
    details: { refusedBy: former.email },
  });
});

test("without an objection the change is done after seven days, the former address is told, and repeating it changes nothing", async () => {
  const { entry, former, next, record } = await aWaitingChange("silent");
  await sql`update mail_recipient set mailed_at = '{}'`.execute(portal.database.db);
  await answerAddress(portal, next.email, "yes");
  await Promise.all([settle(7.1), settle(7.1)]);
  expect([await addressOf(entry.id), await getIds(next)]).toEqual([next.email, [record.id]]);
  expect((await mailsTo(former.email)).map(({ kind }) => kind)).toEqual(["addressChange", "addressChanged"]);
  expect(
    (await toAuditFacts(portal, entry.id)).filter(({ action }) => action === "attending.address_changed"),
  ).toHaveLength(1);
});

test("a change without an answer ends after fourteen days, and its link with it", async () => {
  const { entry, former, next } = await aWaitingChange("expired", { askedDaysAgo: 15 });
  const code = await codeOfMail(portal, next.email);
  for (const act of ["read", "answer"] as const)
    expect((await postAddress(portal, act, { code, answer: "yes" })).error?.code).toBe("NOT_FOUND");
  await settle(0);
  const stored = (await list()).find(({ id }) => id === entry.id);
  expect([stored?.email, stored?.addressChange]).toEqual([former.email, null]);
  expect((await toAuditFacts(portal, entry.id)).at(-1)?.action).toBe("attending.address_not_answered");
});

test.each([
  ["taken back", "takeBackAddressChange"],
  ["whose entry is removed", "deleteAttending"],
] as const)("a change that is %s cannot be answered by either link", async (_, act) => {
  const { entry, former, next } = await aWaitingChange(act);
  const codes = [await codeOfMail(portal, next.email), await codeOfMail(portal, former.email)];
  expect((await refusal(portal, act, { id: entry.id }, cast.helena)).code).toBe("NOT_FOUND");
  await call(portal, act, { id: entry.id });
  for (const code of codes)
    expect((await postAddress(portal, "answer", { code, answer: "yes" })).error?.code).toBe("NOT_FOUND");
  expect(await changes("00000000-0000-4000-8000-000000000000")).not.toContainEqual(
    expect.objectContaining({ attending_id: entry.id }),
  );
  if (act === "takeBackAddressChange") {
    expect(await addressOf(entry.id)).toBe(former.email);
    const rows = await toAuditFacts(portal, entry.id);
    await call(portal, act, { id: entry.id });
    expect(await toAuditFacts(portal, entry.id)).toEqual(rows);
  }
});

test("a merge ends the change of the entry that goes, and leaves that of the one that stays", async () => {
  const [going, staying] = [await aWaitingChange("going"), await aWaitingChange("staying")];
  await call(portal, "mergeAttendings", { id: going.entry.id, into: staying.entry.id });
  expect((await answerAddress(portal, going.next.email, "yes")).error?.code).toBe("NOT_FOUND");
  expect((await answerAddress(portal, staying.next.email, "yes")).outcome).toBe("waits");
  expect((await answerAddress(portal, staying.former.email, "yes")).outcome).toBe("changed");
  // What asked the entry that went still asks its address.
  expect(await getIds(going.former)).toEqual([going.record.id]);
  expect(await getIds(staying.next)).toEqual([staying.record.id]);
  expect((await toAuditFacts(portal, going.entry.id)).at(-1)?.details).toMatchObject({
    addressNotChangedTo: going.next.email,
  });
});

test("a merge ends the change of an address that stays under another name", async () => {
  const [asked, named] = [await aWaitingChange("asked"), await anEntry("named@merge.example")];
  await call(portal, "mergeAttendings", { id: asked.entry.id, into: named.id, addressOf: asked.entry.id });
  expect((await answerAddress(portal, asked.next.email, "yes")).error?.code).toBe("NOT_FOUND");
  expect(await addressOf(asked.entry.id)).toBe(asked.former.email);
  expect((await toAuditFacts(portal, asked.entry.id)).at(-1)?.details).toMatchObject({
    addressNotChangedTo: asked.next.email,
  });
});

test("a second change replaces the first, whose links no longer work, and an hour lies between two mails to an address", async () => {
  const { entry, former, next } = await aWaitingChange("second");
  const codes = [await codeOfMail(portal, next.email), await codeOfMail(portal, former.email)];
  const other = aPerson("other-second");
  expect((await refusal(portal, "updateAttending", edit(entry, other.email))).code).toBe("RATE_LIMITED");
  await sql`update mail_recipient set mailed_at = '{}'`.execute(portal.database.db);
  await call(portal, "updateAttending", edit(entry, other.email));
  for (const code of codes)
    expect((await postAddress(portal, "read", { code })).error?.code).toBe("NOT_FOUND");
  expect((await answerAddress(portal, former.email, "yes")).outcome).toBe("waits");
  expect((await answerAddress(portal, other.email, "yes")).outcome).toBe("changed");
  expect(await addressOf(entry.id)).toBe(other.email);
});

test("an address that another attending has got meanwhile ends the change without an effect (7.101)", async () => {
  const { entry, former, next } = await aWaitingChange("taken", { askedDaysAgo: 8 });
  const other = await anEntry(next.email);
  expect((await answerAddress(portal, next.email, "yes")).outcome).toBe("taken");
  expect([await addressOf(entry.id), await addressOf(other.id)]).toEqual([former.email, next.email]);
  const late = await aWaitingChange("late");
  await answerAddress(portal, late.next.email, "yes");
  await anEntry(late.next.email);
  await settle(8);
  const stored = (await list()).find(({ id }) => id === late.entry.id);
  expect([stored?.email, stored?.addressChange]).toEqual([late.former.email, null]);
});

test("wrong codes are refused alike, counted, and stop the network after sixty", async () => {
  await sql`delete from wrong_code`.execute(portal.database.db);
  const { entry, next, former } = await aWaitingChange("guessed");
  const code = await codeOfMail(portal, next.email);
  for (const wrong of ["", "x".repeat(32), `${code}x`, 5, null])
    expect((await postAddress(portal, "answer", { code: wrong, answer: "yes" })).error?.code).toBe(
      "NOT_FOUND",
    );
  expect((await postAddress(portal, "answer", { code, answer: "perhaps" })).error?.code).toBe("NOT_FOUND");
  await sql`insert into wrong_code (subject, at)
    select subject, now() from (select distinct subject from wrong_code) known, generate_series(1, 60)`.execute(
    portal.database.db,
  );
  expect((await postAddress(portal, "answer", { code, answer: "yes" })).error?.code).toBe("RATE_LIMITED");
  expect(await addressOf(entry.id)).toBe(former.email);
  await sql`delete from wrong_code`.execute(portal.database.db);
});

test("reading a link changes nothing, and only a person with the verified address is asked after the change", async () => {
  const { next, former, record } = await aWaitingChange("reading", { askedDaysAgo: 8 });
  const code = await codeOfMail(portal, next.email);
  const before = await changes("00000000-0000-4000-8000-000000000000");
  for (const method of ["GET", "HEAD"] as const)
    await portal.app.inject({ method, url: `/api/attending-addresses/answer?code=${code}&answer=yes` });
  await portal.app.inject({ method: "GET", url: `/attending-address?code=${code}` });
  await postAddress(portal, "read", { code });
  expect(await changes("00000000-0000-4000-8000-000000000000")).toEqual(before);
  await answerAddress(portal, next.email, "yes");
  expect(await getIds({ ...next, isEmailVerified: false })).toEqual([]);
  expect([await getIds(next), await getIds(former)]).toEqual([[record.id], []]);
});

test("another address of the same mailbox is asked by one mail, and changes with its yes", async () => {
  const former = aPerson("tagged");
  const entry = await anEntry(former.email);
  const tagged = former.email.replace("@", "+portal@");
  await call(portal, "updateAttending", edit(entry, tagged));
  expect(await mailsTo(former.email)).toEqual([]);
  expect((await answerAddress(portal, tagged, "yes")).outcome).toBe("changed");
  expect(await addressOf(entry.id)).toBe(tagged);
});

test("an address whose owner wants no such mails cannot be asked, and one who is not told still has the seven days", async () => {
  const stop = (address: string) =>
    sql`insert into logbook_confirmation_mail (address, stop_key, stopped_at)
      values (${address}, ${address}, now())`.execute(portal.database.db);
  const [former, next, unwilling] = [aPerson("quiet"), aPerson("next-quiet"), aPerson("unwilling")];
  await stop(unwilling.email);
  await stop(former.email);
  const entry = await anEntry(former.email);
  expect((await refusal(portal, "updateAttending", edit(entry, unwilling.email))).code).toBe(
    "ATTENDING_EMAIL_UNWILLING",
  );
  expect((await list()).find(({ id }) => id === entry.id)?.addressChange).toBeNull();
  await call(portal, "updateAttending", edit(entry, next.email));
  expect(await mailsTo(former.email)).toEqual([]);
  expect((await answerAddress(portal, next.email, "yes")).outcome).toBe("waits");
});

test("an address that is taken away, then set, transfers no earlier records to another person", async () => {
  const [former, thief] = [aPerson("former-away"), aPerson("thief-away")];
  const entry = await anEntry(former.email);
  const { record, seen } = await requestConfirmation(portal, { attending: { id: entry.id } });
  const before = (await noticesOf(maya)).length;
  const bare = await call(portal, "updateAttending", edit(entry, null));
  await refreshListEntries(portal.database.db, { table: "attending", id: entry.id });
  expect([bare.email, (await noticesOf(maya)).length]).toEqual([null, before + 1]);
  expect(await mailsTo(former.email)).toMatchObject([{ kind: "attendingAddress" }]);
  await call(portal, "updateAttending", edit(bare, thief.email));
  expect((await answerAddress(portal, thief.email, "yes")).outcome).toBe("changed");
  expect((await confirm(portal, thief, seen)).left).toEqual([record.id]);
  expect((await confirm(portal, former, seen)).left).toEqual([]);
});

test("a removed entry without an address that is added with one waits for its yes (7.092)", async () => {
  const thief = aPerson("thief-back");
  const entry = await anEntry(null);
  const { record } = await requestConfirmation(portal, { attending: { id: entry.id } });
  await call(portal, "deleteAttending", { id: entry.id });
  const { firstName, lastName } = entry;
  const adding = { customerId: northgate, firstName, lastName, email: thief.email };
  const back = await call(portal, "createAttending", adding);
  expect(back).toMatchObject({ id: entry.id, email: null, addressChange: { email: thief.email } });
  expect(await getIds(thief)).toEqual([]);
  await answerAddress(portal, thief.email, "no");
  expect((await getState(portal, maya, record.id)).confirmation.obstacle).toBe("noAddress");
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
  expect((await getState(portal, maya, record.id)).confirmation.obstacle).toBe("removed");
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
  await call(portal, "updateAttending", edit(entry, george.email), cast.ruth);
  expect((await answerAddress(portal, george.email, "yes")).outcome).toBe("changed");
  // Correcting the name keeps the address that another admin entered.
  const named = { ...edit(entry, george.email), firstName: "Anna" };
  expect(await call(portal, "updateAttending", named)).toMatchObject({ id: entry.id, email: george.email });
});

test("mails about addresses contain no administrator's words, and their recipients can stop them", async () => {
  const [former, next] = [aPerson("wordless"), aPerson("next-wordless")];
  const entry = {
    ...(await anEntry(former.email)),
    firstName: "Call 0900 123456",
    lastName: "Account blocked",
  };
  await call(portal, "updateAttending", edit(entry, next.email));
  for (const recipient of [former.email, next.email]) {
    const [mail] = await mailsTo(recipient);
    const letter = getLetter(mail?.kind ?? "", mail?.facts, {
      title: "Cathedra",
      origin: "https://portal.example",
    });
    expect(JSON.stringify(letter)).not.toMatch(/0900|blocked/);
    expect(letter?.action.url).toBe(
      `https://portal.example/attending-address?code=${await codeOfMail(portal, recipient)}`,
    );
    const stop = new URL(letter?.stop?.post ?? "");
    const stopped = await portal.app.inject({ method: "POST", url: stop.pathname + stop.search });
    expect(stopped.statusCode).toBe(200);
  }
  await sql`update mail_recipient set mailed_at = '{}'`.execute(portal.database.db);
  expect((await refusal(portal, "updateAttending", edit(entry, next.email))).code).toBe(
    "ATTENDING_EMAIL_UNWILLING",
  );
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
  expect((await call(portal, "updateAttending", next)).addressChange).toMatchObject({ email: next.email });
  expect(await mailsTo(former.email)).toHaveLength(1);
});

test("an entry that gets its first address receives its open requests with its yes, and their writers are notified (X84)", async () => {
  const first = aPerson("first6");
  const entry = await anEntry(null);
  const { record } = await requestConfirmation(portal, { attending: { id: entry.id } });
  const before = (await noticesOf(maya)).length;
  await call(portal, "updateAttending", edit(entry, first.email));
  expect(await getIds(first)).toEqual([]);
  expect((await answerAddress(portal, first.email, "yes")).outcome).toBe("changed");
  expect(await getIds(first)).toEqual([record.id]);
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
    expect([await getIds(going), await getIds(staying)]).toEqual([[ofGoing.id], [ofStaying.id]]);
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
    expect((await toAuditFacts(portal, from.id)).at(-1)).toMatchObject({
      action: "attending.merged",
      details: { addressThatStays: staying.email, intoId: into.id },
    });
    const { record: later } = await requestConfirmation(portal, { attending: { id: merged.id } });
    expect((await getIds(staying)).toSorted()).toEqual([ofStaying.id, later.id].toSorted());
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

test("of two changes at once one waits, and a yes, a no and the job at once leave one outcome", async () => {
  for (let round = 0; round < 4; round += 1) {
    const [former, one, other] = [aPerson(`f${round}`), aPerson(`one${round}`), aPerson(`other${round}`)];
    const entry = await anEntry(former.email);
    const { record, seen } = await requestConfirmation(portal, { attending: { id: entry.id } });
    await Promise.all(Array.from({ length: 6 }, () => portal.database.pool.query("select pg_sleep(0.02)")));
    const asked = await Promise.all([
      portal.ask(george, documents.updateAttending, edit(entry, one.email)),
      portal.ask(cast.ruth, documents.updateAttending, edit(entry, other.email)),
    ]);
    const codes = asked.map(({ errors }) => errors?.[0]?.extensions.code ?? "done");
    expect(codes.toSorted()).toEqual(["RATE_LIMITED", "done"]);
    const next = codes[0] === "done" ? one : other;
    await sql`update attending_address_change set asked_at = asked_at - interval '8 days'
      where attending_id = ${entry.id}`.execute(portal.database.db);
    const [yes, no] = await Promise.all([
      answerAddress(portal, next.email, "yes"),
      answerAddress(portal, former.email, "no"),
      settle(0),
      confirm(portal, next, seen),
    ]);
    const isChanged = yes.outcome === "changed";
    expect([yes.outcome ?? yes.error?.code, no.outcome ?? no.error?.code]).toEqual(
      isChanged ? ["changed", "NOT_FOUND"] : ["NOT_FOUND", "ended"],
    );
    expect(await addressOf(entry.id)).toBe(isChanged ? next.email : former.email);
    const { state } = (await getState(portal, maya, record.id)).confirmation;
    expect(state === "confirmed" ? isChanged : true).toBe(true);
    const ends = (await toAuditFacts(portal, entry.id)).filter(({ action }) =>
      ["attending.address_changed", "attending.address_refused"].includes(action),
    );
    expect(ends).toHaveLength(1);
  }
});
