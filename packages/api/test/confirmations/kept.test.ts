import { createHash } from "node:crypto";
import type { KeycloakId } from "@cathedra/domain";
import { parseConfirmedContent } from "@cathedra/domain/logbook";
import { cast, filledFields } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { refreshListEntries } from "../../src/jobs/refresh-list-entries.ts";
import { refreshPersonNames } from "../../src/jobs/refresh-person-names.ts";
import { saved, saving } from "../logbook/save-helpers.ts";
import { call } from "../logbook-administration/operations.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import {
  auditsOf,
  change,
  confirm,
  confirmMutation,
  forgetAll,
  getAttending,
  getCode,
  getState,
  inSteadMutation,
  listed,
  requestConfirmation,
  returnMutation,
  undo,
} from "./confirmation-requests.ts";

const { eleanor, maya, nils, tomas, george, priya, ruth } = cast;
/** An attending of the list who is not one of the demo people. */
const rajesh: Caller = {
  keycloakId: "kept-rajesh" as KeycloakId,
  email: "rajesh.iyer@northgate.example",
  firstName: "Rajesh",
  lastName: "Iyer",
  roles: [],
};

const portal = setUpCastApp();
beforeEach(() => forgetAll(portal));

const keptQuery = `query ($id: ID!) { activity(id: $id) {
  attending { id firstName lastName } hospital procedure { name } modifiedAt confirmedContent
  confirmation { state confirmed { byName byAddress capacity at recordVersion attending hospital procedure isOfItsTime fingerprint } }
} }`;
type Kept = {
  readonly attending: string;
  readonly hospital: string;
  readonly procedure: string;
  readonly fingerprint: string;
};
type Read = {
  readonly attending: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly hospital: string;
  readonly procedure: { readonly name: string };
  readonly modifiedAt: string;
  readonly confirmedContent: string | null;
  readonly confirmation: { readonly state: string; readonly confirmed: Kept | null };
};
const read = async (id: string) => (await portal.get<{ activity: Read }>(maya, keptQuery, { id })).activity;
const northgate = 1;
const getIds = async (who: Caller) => (await listed(portal, who)).records.map(({ id }) => id);

test("a confirmation stores the person, address, capacity, time and content, and the log contains it too (7.009)", async () => {
  const { record, seen } = await requestConfirmation(portal);
  expect((await read(record.id)).confirmation.confirmed).toBeNull();
  await confirm(portal, eleanor, seen);
  const { confirmation, hospital, procedure, modifiedAt } = await read(record.id);
  expect(confirmation.confirmed).toEqual({
    byName: `${eleanor.firstName} ${eleanor.lastName}`,
    byAddress: eleanor.email,
    capacity: "attending",
    at: expect.any(String),
    recordVersion: modifiedAt,
    attending: "Whitfield, Eleanor",
    hospital,
    procedure: procedure.name,
    isOfItsTime: true,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const { rows } = await sql<{ details: unknown }>`
    select details from audit_log where subject = ${record.id} and action = 'logbook.record_confirmed'`.execute(
    portal.database.db,
  );
  expect(rows[0]?.details).toMatchObject({
    attending: "Whitfield, Eleanor",
    hospital,
    byAddress: eleanor.email,
    fingerprint: confirmation.confirmed?.fingerprint,
  });
});

test("the confirmed content is what its readers saw, without the patient's identifier, under its fingerprint (7.009, X115)", async () => {
  const participants = [
    { name: "Maya", role: "Operator", level: "IR2", user: { keycloak_id: maya.keycloakId } },
  ] as const;
  const { record, seen } = await requestConfirmation(portal, {
    ...filledFields,
    optionalIdentifier: "MRN 4711",
    participants,
  });
  // A record of another person, confirmed by the same call, has its own content.
  const { record: other, seen: seenOther } = await requestConfirmation(portal, {
    who: tomas,
    sedation: null,
  });
  await confirm(portal, eleanor, seen, seenOther);
  const { confirmation, ...shown } = await read(record.id);
  const { fingerprint } = confirmation.confirmed as Kept;
  const content = shown.confirmedContent ?? "";
  expect(createHash("sha256").update(content, "utf8").digest("hex")).toBe(fingerprint);
  const parsed = parseConfirmedContent(content);
  const { optionalIdentifier: _, ...filled } = filledFields;
  expect(parsed).toMatchObject({
    writer: `${maya.firstName} ${maya.lastName}`,
    group: "IR Residents",
    modifiedAt: shown.modifiedAt,
    hospital: shown.hospital,
    participants: [{ name: expect.stringContaining("Maya"), role: "Operator", level: "IR2" }],
    fields: filled,
  });
  expect(content).not.toContain("4711");
  // The attending reads the same text.
  const asAttending = await portal.get<{ logbookConfirmation: Read }>(
    eleanor,
    keptQuery.replace("activity(id", "logbookConfirmation(id"),
    { id: record.id },
  );
  expect(asAttending.logbookConfirmation).toMatchObject({
    confirmedContent: content,
    confirmation: { confirmed: { fingerprint } },
  });
  const { rows } = await sql<{ content: string }>`
    select content from logbook_confirmation where record_id = ${other.id}`.execute(portal.database.db);
  expect(parseConfirmedContent(rows[0]?.content ?? "")?.writer).toBe(`${tomas.firstName} ${tomas.lastName}`);
});

test("renaming or merging hospitals and attendings does not change the stored content of a confirmation (7.093, 7.096, X85)", async () => {
  const made = (firstName: string, email: string | null) =>
    call(portal, "createAttending", { customerId: northgate, lastName: "Kept", firstName, email });
  const [place, other] = [
    await call(portal, "createHospital", { customerId: northgate, name: "Kept Clinic" }),
    await call(portal, "createHospital", { customerId: northgate, name: "Other Clinic" }),
  ];
  const [entry, into] = [await made("Ann", null), await made("Berta", null)];
  await sql`update attending set email = ${nils.email} where id = ${entry.id}`.execute(portal.database.db);
  const { record, seen } = await requestConfirmation(portal, {
    attending: { id: entry.id },
    hospital: "Kept Clinic",
  });
  await confirm(portal, nils, seen);
  const before = (await read(record.id)).confirmation.confirmed;
  expect(before).toMatchObject({ attending: "Kept, Ann", hospital: "Kept Clinic" });

  await call(portal, "updateAttending", {
    id: entry.id,
    firstName: "Anna",
    lastName: "Renamed",
    email: nils.email,
  });
  await call(portal, "updateHospital", { id: place.id, name: "Renamed Clinic" });
  const renamed = await read(record.id);
  expect([renamed.attending.lastName, renamed.hospital]).toEqual(["Renamed", "Renamed Clinic"]);
  await call(portal, "mergeAttendings", { id: entry.id, into: into.id });
  await call(portal, "updateHospital", { id: place.id, name: "Other Clinic", mergeInto: other.id });
  const merged = await read(record.id);
  expect([merged.attending.firstName, merged.hospital]).toEqual(["Berta", "Other Clinic"]);
  // Later changes of the confirmer's name or address do not change it either, nor do those of participants and the group.
  const { db } = portal.database;
  await sql`update app_user set last_name = 'Renamed' where id = ${maya.userId}`.execute(db);
  await refreshPersonNames(db, { userId: maya.userId });
  await sql`update customer_group set name = name || ' renamed' where id = ${record.groupId}`.execute(db);
  await sql`update app_user set last_name = 'Married', email = 'new@example.org' where id = ${nils.userId}`.execute(
    portal.database.db,
  );
  expect((await read(record.id)).confirmation).toEqual({ state: "confirmed", confirmed: before });
});

test("undoing or reopening removes the stored content, and the next confirmation stores the content shown then", async () => {
  const { record, seen } = await requestConfirmation(portal);
  const { undo: offer } = await confirm(portal, eleanor, seen);
  await undo(portal, eleanor, offer?.undoId);
  expect((await read(record.id)).confirmation).toEqual({ state: "open", confirmed: null });
  await confirm(portal, eleanor, seen);
  await portal.get(eleanor, change("reopenActivity"), { id: record.id, word: "Side?" });
  expect((await read(record.id)).confirmation).toEqual({ state: "returned", confirmed: null });
  const again = await saved(
    portal,
    maya,
    saving({ id: record.id, attending: getAttending.eleanor, sex: "Male" }),
  );
  await confirm(portal, eleanor, { id: record.id, modifiedAt: again.modifiedAt, state: "open" });
  expect((await read(record.id)).confirmation.confirmed).toMatchObject({ recordVersion: again.modifiedAt });
});

test("a confirmation written by the previous version is not shown as stored content, and blocks nothing", async () => {
  const { record, seen } = await requestConfirmation(portal);
  await confirm(portal, eleanor, seen);
  const { db } = portal.database;
  // Reopens and confirms a record as the previous version does.
  const first = (await read(record.id)).confirmation.confirmed;
  await sql`update logbook_record set confirmation = null where id = ${record.id}`.execute(db);
  await confirm(portal, eleanor, seen);
  const second = (await read(record.id)).confirmation.confirmed;
  expect(second).toMatchObject({ attending: first?.attending, isOfItsTime: true });
  await sql`update logbook_record set confirmation_at = confirmation_at + interval '1 hour' where id = ${record.id}`.execute(
    db,
  );
  expect((await read(record.id)).confirmation).toEqual({ state: "confirmed", confirmed: null });
});

test("a merge transfers no rights: old records still ask the attending whom their writer named (7.092, 8.2)", async () => {
  const { record: ofRajesh, seen } = await requestConfirmation(portal, { attending: getAttending.rajesh });
  const { record: ofEleanor } = await requestConfirmation(portal);
  const { record: answered, seen: seenAnswered } = await requestConfirmation(portal, {
    attending: getAttending.rajesh,
  });
  await confirm(portal, rajesh, seenAnswered);
  const { record: unaddressed, seen: seenUnaddressed } = await requestConfirmation(portal, {
    attending: getAttending.yusuf,
  });
  const before = [await getIds(rajesh), await getIds(eleanor)];
  expect(before).toEqual([[ofRajesh.id], [ofEleanor.id]]);

  const { rajesh: from, eleanor: into, yusuf } = getAttending;
  await call(portal, "mergeAttendings", { id: from.id, into: into.id });
  await call(portal, "mergeAttendings", { id: yusuf.id, into: into.id });
  for (const { id } of [from, yusuf])
    await refreshListEntries(portal.database.db, { table: "attending", id });
  // The records are listed under the remaining entry.
  expect((await read(ofRajesh.id)).attending.lastName).toBe("Whitfield");
  expect([await getIds(rajesh), await getIds(eleanor)]).toEqual(before);
  expect((await listed(portal, eleanor)).trainees).toHaveLength(1);
  expect([(await listed(portal, rajesh)).counts.open, (await listed(portal, eleanor)).counts.open]).toEqual([
    1, 1,
  ]);
  // The remaining attending can act on none of the records by id: neither confirm nor reopen them.
  for (const wanted of [seen, seenUnaddressed])
    expect((await confirm(portal, eleanor, wanted)).left).toEqual([wanted.id]);
  const word = { id: answered.id, word: "Side?" };
  expect(await getCode(portal, eleanor, change("reopenActivity"), word)).toBe("NOT_FOUND");
  expect((await getState(portal, maya, unaddressed.id)).confirmation.obstacle).toBe("noAddress");
  expect((await confirm(portal, rajesh, seen)).left).toEqual([]);
  expect((await read(ofRajesh.id)).confirmation.confirmed).toMatchObject({ attending: "Whitfield, Eleanor" });

  // The writer chooses the remaining entry: from then on that attending is asked.
  await saved(portal, maya, saving({ id: unaddressed.id, attending: into }));
  expect(await getIds(eleanor)).toContain(unaddressed.id);
  const addresses = await sql<{ email: string | null }>`
    select email from attending where id in (${from.id}, ${into.id}, ${yusuf.id}) order by id`.execute(
    portal.database.db,
  );
  expect(addresses.rows.map(({ email }) => email)).toEqual([eleanor.email, rajesh.email, null]);
  await sql`update attending set merged_into = null, removed_at = null where id in (${from.id}, ${yusuf.id})`.execute(
    portal.database.db,
  );
});

test("an administrator confirms in the stead of an attending who has left or has no address, marked so and with a reason (7.094, X115)", async () => {
  const word = "Dr. Karim has retired; the operation note agrees.";
  const { record, seen } = await requestConfirmation(portal, { attending: getAttending.yusuf });
  const { record: other } = await requestConfirmation(portal, { attending: getAttending.yusuf, who: tomas });
  const { record: ofEleanor, seen: answerable } = await requestConfirmation(portal);
  const inStead = (who: Caller, of: unknown, reason = word) =>
    getCode(portal, who, inSteadMutation, { record: of, word: reason });
  // Not one whose attending can answer, not by the group's admin or its writer, not without a reason or another version.
  expect([
    await inStead(george, answerable),
    await inStead(priya, seen),
    await inStead(maya, seen),
    await inStead(eleanor, seen),
    await inStead(george, seen, " "),
    await inStead(george, { ...seen, modifiedAt: "2026-01-01T00:00:00.000Z" }),
  ]).toEqual(["FORBIDDEN", "FORBIDDEN", "FORBIDDEN", "NOT_FOUND", "INVALID_INPUT", "RECORD_CHANGED"]);
  type InStead = { readonly confirmActivityInStead: { readonly activity: unknown } };
  for (let time = 0; time < 2; time += 1) {
    const made = await portal.get<InStead>(george, inSteadMutation, { record: seen, word });
    expect(made.confirmActivityInStead.activity).toEqual({
      id: record.id,
      confirmationState: "confirmed",
      confirmationCapacity: "administrator",
      confirmation: {
        confirmed: {
          byName: `${george.firstName} ${george.lastName}`,
          capacity: "administrator",
          reason: word,
          fingerprint: expect.any(String),
        },
      },
    });
  }
  expect((await auditsOf(portal, record.id)).filter(({ action }) => action.includes("confirmed"))).toEqual([
    {
      action: "logbook.record_confirmed_in_stead",
      before: { confirmation: null },
      after: { confirmation: "confirmed" },
    },
  ]);
  expect((await getState(portal, tomas, other.id)).confirmation.state).toBe("unasked");
  // An attending who was on the list when asked, and has left since.
  await sql`update attending set removed_at = now() where id = ${getAttending.eleanor.id}`.execute(
    portal.database.db,
  );
  expect(await inStead(george, answerable)).toBeUndefined();
  await sql`update attending set removed_at = null where id = ${getAttending.eleanor.id}`.execute(
    portal.database.db,
  );
  // The administrator takes it back by reopening it; the attending's own confirmation is not marked.
  await portal.get(george, change("reopenActivity"), { id: ofEleanor.id, word: "She is back." });
  const again = await saved(portal, maya, saving({ id: ofEleanor.id, attending: getAttending.eleanor }));
  await confirm(portal, eleanor, { id: ofEleanor.id, modifiedAt: again.modifiedAt, state: "open" });
  expect((await read(ofEleanor.id)).confirmation.confirmed).toMatchObject({ capacity: "attending" });
});

test("if a merge and a confirmation coincide, only the attending named in the record confirms it", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { record, seen } = await requestConfirmation(portal, { attending: getAttending.rajesh });
    await Promise.all(Array.from({ length: 5 }, () => portal.database.pool.query("select pg_sleep(0.02)")));
    const [, first, second] = await Promise.all([
      call(portal, "mergeAttendings", { id: getAttending.rajesh.id, into: getAttending.eleanor.id }, george),
      confirm(portal, eleanor, seen),
      confirm(portal, rajesh, seen),
    ]);
    expect([first.left, second.left]).toEqual([[record.id], []]);
    const [confirmed] = (await auditsOf(portal, record.id)).filter(({ action }) =>
      action.endsWith("confirmed"),
    );
    expect(confirmed).toBeDefined();
    expect((await getState(portal, maya, record.id)).confirmation.by).toEqual({ last_name: rajesh.lastName });
    await sql`update attending set merged_into = null, removed_at = null where id = ${getAttending.rajesh.id}`.execute(
      portal.database.db,
    );
    await sql`update logbook_record set attending_id = ${getAttending.rajesh.id}, asked_attending_id = null where id = ${record.id}`.execute(
      portal.database.db,
    );
  }
});

test("no one can confirm, return or reopen their own record, by any list, number or count (X115, 8.2)", async () => {
  const { db } = portal.database;
  await sql`update attending set email = ${maya.email} where id = ${getAttending.yusuf.id}`.execute(db);
  const { record, seen } = await requestConfirmation(portal, { attending: getAttending.yusuf });
  const { seen: another } = await requestConfirmation(portal, {
    who: ruth,
    attending: getAttending.yusuf,
  }).catch(() => ({
    seen: undefined,
  }));
  expect((await listed(portal, maya)).records.map(({ id }) => id)).not.toContain(record.id);
  expect((await listed(portal, maya)).counts.open).toBe(another === undefined ? 0 : 1);
  expect((await confirm(portal, maya, seen)).left).toEqual([record.id]);
  expect(await getCode(portal, maya, returnMutation, { record: seen, word: "Side?" })).toBe("NOT_FOUND");
  expect((await getState(portal, maya, record.id)).confirmation).toMatchObject({
    state: "unasked",
    obstacle: "own",
  });
  // The writer cannot reopen a record that another attending confirmed either.
  await sql`update attending set email = null where id = ${getAttending.yusuf.id}`.execute(db);
  const { record: theirs, seen: seenTheirs } = await requestConfirmation(portal);
  await confirm(portal, eleanor, seenTheirs);
  expect(await getCode(portal, maya, change("reopenActivity"), { id: theirs.id, word: "Mine." })).toBe(
    "FORBIDDEN",
  );
  expect(await portal.ask(maya, confirmMutation, { records: [seenTheirs] })).toMatchObject({
    data: { confirmActivities: { left: [theirs.id] } },
  });
  const { rows } = await sql<{ own: number }>`
    select count(*)::int as own from logbook_record where confirmation_by = created_by`.execute(db);
  expect(rows[0]?.own).toBe(0);
});
