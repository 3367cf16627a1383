import { cast, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeRuns } from "../progress/run-builders.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { readWeek } from "./week-queries.ts";

const mutation =
  "mutation ($id: ID!, $text: String!) { remindThisWeek(id: $id, text: $text) { id remindedAt } }";
const residents = getGroup("irResidents").id;
const text = "Hello Maya,\nplease continue.";

const from = { name: "Cathedra", address: "portal@cathedra.example" };
const portal = setUpCastApp([], { config: { mail: { smtpUrl: "smtp://mail.example", from } } });
const remind = (who = cast.priya, whom = cast.maya, part: object = {}) =>
  portal.ask(who, mutation, { id: whom.keycloakId, text, ...part });
const refusal = async (...args: Parameters<typeof remind>) => (await remind(...args)).errors?.[0]?.extensions;
const mails = () =>
  unbranded(portal.database.db)
    .selectFrom("mail")
    .select(["recipient", "facts"])
    .where("kind", "=", "reminder")
    .orderBy("created_at")
    .execute();
/** Moves all sent mails some hours into the past. */
const later = (hours: number) =>
  sql`update mail_recipient set mailed_at = array(select at - ${hours} * interval '1 hour' from unnest(mailed_at) given (at))`.execute(
    portal.database.db,
  );
const reset = () => sql`delete from mail_recipient`.execute(portal.database.db);

test("a group's admin mails members in their own words, and the audit does not contain the text (9.064)", async () => {
  const { data } = await remind();
  expect(data?.remindThisWeek.id).toBe(cast.maya.keycloakId);
  expect(await mails()).toMatchObject([
    {
      recipient: cast.maya.email,
      facts: { sender: "Priya Raman", customer: "Northgate University Hospital", text },
    },
  ]);
  const { rows } = await sql<{ entry: string; person: string; actor: string }>`
    select audit_log::text as entry, person_id::text as person, actor_id::text as actor
    from audit_log join audit_person on entry_id = audit_log.id where action = ${"person.reminded"}`.execute(
    portal.database.db,
  );
  expect(rows).toMatchObject([{ person: cast.maya.userId, actor: cast.priya.userId }]);
  expect(rows[0]?.entry).not.toContain("continue");
});

test("a mailbox gets one reminder an hour and three a day from all senders together, and can unsubscribe", async () => {
  await reset();
  expect((await remind()).errors).toBeUndefined();
  expect(await refusal(cast.george)).toMatchObject({ code: "REMINDER_REFUSED", reason: "writtenLately" });
  await later(2);
  expect((await remind(cast.george)).errors).toBeUndefined();
  await later(2);
  expect((await remind()).errors).toBeUndefined();
  await later(2);
  expect(await refusal()).toMatchObject({ reason: "writtenLately", againFrom: expect.stringContaining("T") });
  await later(24);
  await sql`update mail_recipient set stopped_at = now()`.execute(portal.database.db);
  expect(await refusal()).toMatchObject({ reason: "optedOut", againFrom: null });
});

test("a sender can send at most a hundred a day", async () => {
  await reset();
  const used = (count: number) =>
    sql`insert into mail_allowance (subject, day, used) values (${`reminders-of:${cast.priya.userId}`}, (now() at time zone 'UTC')::date, ${count})
      on conflict (subject, day) do update set used = excluded.used`.execute(portal.database.db);
  await used(99);
  expect((await remind()).errors).toBeUndefined();
  await reset();
  const before = (await mails()).length;
  expect(await refusal()).toMatchObject({ reason: "dailyLimit" });
  expect(await mails()).toHaveLength(before);
  // A refused reminder does not count against the mailbox.
  expect((await remind(cast.george)).errors).toBeUndefined();
});

const mutationForMany = `mutation ($ids: [ID!]!, $text: String!) {
  remindPeople(ids: $ids, text: $text) { outcomes { id remindedAt refusal againFrom } }
}`;
const remindMany = (ids: readonly string[], who = cast.priya) =>
  portal.ask(who, mutationForMany, { ids, text });
const mailedTo = async () => (await mails()).map(({ recipient }) => recipient).toSorted();
const startAnew = async () => {
  await reset();
  await sql`delete from mail_allowance`.execute(portal.database.db);
  await sql`delete from mail`.execute(portal.database.db);
};

test("people named several times are reminded once, and a second call reminds nobody", async () => {
  await startAnew();
  const both = [cast.maya.keycloakId, cast.tomas.keycloakId];
  const { data } = await remindMany([...both, cast.maya.keycloakId]);
  expect(data?.remindPeople.outcomes).toMatchObject(
    both.map((id) => ({ id, remindedAt: expect.stringContaining("T"), refusal: null })),
  );
  expect(await mailedTo()).toEqual([cast.maya.email, cast.tomas.email].toSorted());
  const { rows } = await sql<{ person: string }>`
    select person_id::text as person from audit_log join audit_person on entry_id = audit_log.id
    where action = ${"group.people_reminded"} and subject = ${String(residents)}`.execute(portal.database.db);
  expect(rows.map(({ person }) => person).toSorted()).toEqual(
    [cast.maya.userId, cast.tomas.userId].toSorted(),
  );
  const again = await remindMany(both);
  expect(again.data?.remindPeople.outcomes).toMatchObject(
    both.map((id) => ({
      id,
      remindedAt: null,
      refusal: "writtenLately",
      againFrom: expect.stringContaining("T"),
    })),
  );
  expect(await mailedTo()).toHaveLength(2);
});

test("a person who cannot be mailed does not block the others, and people of other groups appear as unknown", async () => {
  await startAnew();
  await remind();
  const set = (isVerified: boolean) =>
    portal.database.db
      .updateTable("app_user")
      .set({ email_verified: isVerified })
      .where("id", "=", cast.nils.userId)
      .execute();
  await set(false);
  const unknown = crypto.randomUUID();
  const ids = [
    cast.maya.keycloakId,
    cast.tomas.keycloakId,
    cast.nils.keycloakId,
    cast.aiko.keycloakId,
    unknown,
  ];
  const { data } = await remindMany(ids, cast.george);
  await set(true);
  expect(data?.remindPeople.outcomes).toMatchObject([
    { id: cast.maya.keycloakId, refusal: "writtenLately" },
    { id: cast.tomas.keycloakId, refusal: null },
    { id: cast.nils.keycloakId, refusal: "unverified", againFrom: null },
    { id: cast.aiko.keycloakId, refusal: "notInGroup" },
    { id: unknown, refusal: "notInGroup" },
  ]);
  expect(await mailedTo()).toEqual([cast.maya.email, cast.tomas.email].toSorted());
  const { errors } = await remindMany([cast.aiko.keycloakId, unknown], cast.george);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
});

test("if the number exceeds the sender's limit, nobody is reminded, and the answer says how many remain", async () => {
  await startAnew();
  await sql`insert into mail_allowance (subject, day, used)
    values (${`reminders-of:${cast.priya.userId}`}, (now() at time zone 'UTC')::date, 99)`.execute(
    portal.database.db,
  );
  const both = [cast.maya.keycloakId, cast.tomas.keycloakId];
  const { errors } = await remindMany(both);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(/^Only 1 more reminder can be sent today\. .* from .* UTC\.$/),
    extensions: { code: "REMINDER_REFUSED", reason: "dailyLimit", left: 1 },
  });
  expect(await mailedTo()).toEqual([]);
  // A request that was refused as a whole counts against no mailbox.
  expect((await remindMany(both, cast.george)).data?.remindPeople.outcomes).toMatchObject([
    { refusal: null },
    { refusal: null },
  ]);
  const tooMany = await remindMany(Array.from({ length: 101 }, () => crypto.randomUUID()));
  expect(tooMany.errors?.[0]?.extensions).toMatchObject({ fields: [{ path: "ids", code: "TOO_MANY" }] });
});

test("if two admins remind the same people at once, each person gets one mail", async () => {
  await startAnew();
  const people = [cast.maya.keycloakId, cast.tomas.keycloakId];
  const answers = await Promise.all([remindMany(people), remindMany(people.toReversed(), cast.george)]);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(await mailedTo()).toEqual([cast.maya.email, cast.tomas.email].toSorted());
});

test("people of other groups, admins, support and invitees cannot be reminded", async () => {
  await reset();
  expect(await refusal(cast.lukas)).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(cast.ingrid)).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(cast.tomas)).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(cast.priya, cast.aiko)).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(cast.george, cast.priya)).toMatchObject({ code: "NOT_FOUND" });
  const { id } = await unbranded(portal.database.db)
    .insertInto("group_invitee")
    .values({
      group_id: residents,
      email: "new@northgate.example",
      invited_by: cast.priya.userId,
      invited_at: new Date(),
      asked_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await refusal(cast.priya, cast.maya, { id: `invitee:${id}` })).toMatchObject({ code: "NOT_FOUND" });
});

test("an unconfirmed address gets no mail, and a text that contains an address is refused", async () => {
  await reset();
  expect(await refusal(cast.priya, cast.maya, { text: "see evil.example" })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ path: "text", code: "HAS_ADDRESS" }],
  });
  const set = (isVerified: boolean) =>
    portal.database.db
      .updateTable("app_user")
      .set({ email_verified: isVerified })
      .where("id", "=", cast.maya.userId)
      .execute();
  await set(false);
  expect(await refusal()).toMatchObject({ reason: "unverified" });
  await set(true);
});

test("the list shows when its reader reminded a person", async () => {
  await reset();
  await sql`delete from week_reminder`.execute(portal.database.db);
  await sql`delete from mail_allowance`.execute(portal.database.db);
  await makeRuns(portal, cast.maya, { exerciseId: 201, outcomes: "ppafff" });
  await remind();
  const maya = async (who = cast.priya) =>
    (await readWeek(portal, who)).people.find(({ subject }) => subject === cast.maya.keycloakId);
  expect((await maya())?.remindedAt).toContain("T");
  // The answer does not reveal other people's actions.
  expect(await maya(cast.george)).toMatchObject({ remindedAt: null });
});

test("every admin of a person's groups is told of the last reminder, with its sender where that is one of their institution", async () => {
  await reset();
  const { db } = portal.database;
  await sql`delete from week_reminder`.execute(db);
  const query = `{ thisWeek(limit: 100) { people { subject lastReminder { at by isOwn } } } }`;
  const last = async (who: Parameters<typeof portal.get>[0], of = cast.maya) =>
    (await portal.get(who, query)).thisWeek.people.find(
      ({ subject }: { readonly subject: string }) => subject === of.keycloakId,
    )?.lastReminder;
  await sql`insert into assignment (group_id, kind, exercise_key, due_on, is_for_all, created_at, modified_at, asked_at)
    select ${residents}, 'exercise', module.code || '/' || exercise.code, current_date - 2, true, now(), now(), now()
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where module.is_newest limit 1`.execute(db);
  expect(await last(cast.priya)).toBeNull();
  expect((await remind(cast.george)).errors).toBeUndefined();
  expect((await remind(cast.george, cast.tomas)).errors).toBeUndefined();
  await sql`update week_reminder set sent_at = ${"2026-11-20T09:00:00Z"} where person_id = ${cast.tomas.userId}`.execute(
    db,
  );
  const fresh = { at: expect.stringMatching(/^\d{4}-/), by: "George Adeyemi" };
  expect(await last(cast.priya)).toEqual({ ...fresh, isOwn: false });
  expect(await last(cast.george)).toEqual({ ...fresh, isOwn: true });
  expect(await last(cast.priya, cast.tomas)).toMatchObject({ at: "2026-11-20T09:00:00.000Z" });
  // A later one by an admin of another institution counts as well, without their name.
  await sql`insert into week_reminder (sender_id, person_id, sent_at)
    values (${cast.helena.userId}, ${cast.maya.userId}, now() + interval '1 minute'),
      (${cast.priya.userId}, ${cast.maya.userId}, now() - interval '1 day')`.execute(db);
  expect(await last(cast.priya)).toEqual({ ...fresh, by: null, isOwn: false });
  const people = `query ($id: Int!) { assignmentPeople(assignmentId: $id) { people { person { keycloak_id } lastReminder { by isOwn } } } }`;
  const { rows } = await sql<{
    id: number;
  }>`select id from assignment where group_id = ${residents} limit 1`.execute(db);
  const { assignmentPeople } = await portal.get(cast.priya, people, { id: rows[0]?.id });
  const by = (of: typeof cast.maya) =>
    assignmentPeople.people.find(
      ({ person }: { readonly person: { readonly keycloak_id: string } }) =>
        person.keycloak_id === of.keycloakId,
    )?.lastReminder;
  expect(by(cast.maya)).toEqual({ by: null, isOwn: false });
  expect(by(cast.tomas)).toEqual({ by: "George Adeyemi", isOwn: false });
});
