import { besideCast, cast } from "@cathedra/test-fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refused, saved, saving } from "../logbook/saving.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import {
  asked,
  attendingOf,
  change,
  confirm,
  confirmMutation,
  giveBack,
  listed,
  returnMutation,
  type Seen,
  stateOf,
} from "./asking.ts";

let portal: CastApp;
const { maya, tomas, priya, george, eleanor, ruth } = cast;
const { rajesh } = besideCast;

beforeAll(async () => {
  portal = await castApp();
});
afterAll(() => portal.close());

const codeOf = async (who: Parameters<CastApp["ask"]>[0], query: string, variables: unknown) =>
  (await portal.ask(who, query, variables)).errors?.[0]?.extensions.code;
const auditsOf = (id: string) =>
  portal.database.db
    .selectFrom("audit_log")
    .select(["action", "before", "after"])
    .where("subject", "=", id)
    .orderBy("id")
    .execute();
const undo = (who: Parameters<CastApp["ask"]>[0], undoId: string | undefined) =>
  portal.get(who, "mutation ($undoId: ID!) { undo(undoId: $undoId) { undoId } }", { undoId });
/** Rajesh has other records than the rest of this file; each test that looks at a whole list begins with none. */
const forgetAll = () => portal.database.db.deleteFrom("logbook_record").execute();

describe("who is asked", () => {
  test("a saved record asks its attending by itself; its readers see its state", async () => {
    const { record } = await asked(portal);
    const { confirmation, viewerCanEdit } = await stateOf(portal, maya, record.id);
    expect(confirmation).toMatchObject({ state: "open", obstacle: null, word: null, by: null });
    expect(viewerCanEdit).toBe(true);
    expect((await listed(portal, eleanor, { first: 50 })).records.map(({ id }) => id)).toContain(record.id);
    expect((await listed(portal, rajesh)).records).toEqual([]);
  });

  test("an attending without an address is not asked, and it says why; an address that is added opens the request", async () => {
    const { record, seen } = await asked(portal, { attending: attendingOf.yusuf });
    expect((await stateOf(portal, maya, record.id)).confirmation).toMatchObject({
      state: "unasked",
      obstacle: "noAddress",
    });
    const yusuf = { ...rajesh, keycloakId: "yusuf" as never, email: "Yusuf@Northgate.example" };
    expect((await confirm(portal, yusuf, seen)).left).toEqual([record.id]);
    const entry = { id: attendingOf.yusuf.id, firstName: "Yusuf", lastName: "Demir" };
    const rename = `mutation ($id: ID!, $firstName: String!, $lastName: String!, $email: String) {
      updateAttending(id: $id, firstName: $firstName, lastName: $lastName, email: $email) { id }
    }`;
    await portal.get(george, rename, { ...entry, email: " yusuf@northgate.EXAMPLE " });
    expect((await stateOf(portal, maya, record.id)).confirmation).toMatchObject({
      state: "open",
      obstacle: null,
    });
    // Without case and spaces (X84), and only an address that the identity service has seen to be theirs.
    expect((await listed(portal, { ...yusuf, isEmailVerified: false })).records).toEqual([]);
    expect((await confirm(portal, { ...yusuf, isEmailVerified: false }, seen)).left).toEqual([record.id]);
    expect((await confirm(portal, yusuf, seen)).left).toEqual([]);
    await portal.get(george, "mutation ($id: ID!) { deleteAttending(id: $id) }", { id: entry.id });
    expect((await listed(portal, yusuf, { state: "confirmed" })).records).toEqual([]);
    expect((await stateOf(portal, maya, record.id)).confirmation.state).toBe("confirmed");
    const other = await asked(portal, { attending: attendingOf.rajesh });
    await portal.database.db
      .updateTable("logbook_record")
      .set({ attending_id: entry.id as never })
      .where("id", "=", other.record.id as never)
      .execute();
    expect((await stateOf(portal, maya, other.record.id)).confirmation.obstacle).toBe("removed");
    await forgetAll();
  });

  test("nobody confirms their own record, in whatever list it stands", async () => {
    const both = { ...maya, email: "rajesh.iyer@northgate.example" };
    const { record, seen } = await asked(portal, { who: both, attending: attendingOf.rajesh });
    expect((await stateOf(portal, both, record.id)).confirmation).toMatchObject({
      state: "unasked",
      obstacle: "own",
    });
    expect((await listed(portal, both)).records).toEqual([]);
    expect((await confirm(portal, both, seen)).left).toEqual([record.id]);
    expect(await codeOf(both, returnMutation, { record: seen, word: "x" })).toBe("NOT_FOUND");
    await portal.get(maya, "{ user { email } }");
  });

  test("another's record answers like one that is not there", async () => {
    const { seen } = await asked(portal);
    const nowhere = { ...seen, id: "00000000-0000-4000-8000-000000000000" };
    for (const record of [seen, nowhere]) {
      expect(await confirm(portal, rajesh, record)).toMatchObject({
        records: [],
        left: [record.id],
        undo: null,
      });
      expect(await codeOf(rajesh, returnMutation, { record, word: "x" })).toBe("NOT_FOUND");
    }
  });
});

describe("confirming", () => {
  test("many at once, as each was seen: what was changed meanwhile is shown anew, the rest stands", async () => {
    const first = await asked(portal);
    const second = await asked(portal, { who: tomas, participants: [] });
    const changed = await asked(portal);
    await saved(portal, maya, saving({ id: changed.record.id, sex: "Female" }));
    const answer = await confirm(portal, eleanor, second.seen, first.seen, changed.seen);
    expect(answer.left).toEqual([changed.record.id]);
    const states = Object.fromEntries(answer.records.map(({ id, confirmation }) => [id, confirmation.state]));
    expect(states).toEqual({
      [first.record.id]: "confirmed",
      [second.record.id]: "confirmed",
      [changed.record.id]: "open",
    });
    expect(await auditsOf(first.record.id)).toMatchObject([
      { action: "logbook.record_created" },
      { action: "logbook.record_confirmed", after: { confirmation: "confirmed" } },
    ]);
    // A lost answer is asked for again: nothing twice, and the same way back.
    const again = await confirm(portal, eleanor, second.seen, first.seen);
    expect(again).toMatchObject({ left: [], undo: { undoId: answer.undo?.undoId } });
    expect(await auditsOf(first.record.id)).toHaveLength(2);
  });

  test("is taken back within a moment, and each record is as it was", async () => {
    const open = await asked(portal);
    const returned = await asked(portal);
    await giveBack(portal, eleanor, returned.seen, "Which side?");
    const answer = await confirm(portal, eleanor, open.seen, { ...returned.seen, state: "returned" });
    expect(answer.left).toEqual([]);
    await undo(eleanor, answer.undo?.undoId);
    expect((await stateOf(portal, maya, open.record.id)).confirmation.state).toBe("open");
    expect((await stateOf(portal, maya, returned.record.id)).confirmation).toMatchObject({
      state: "returned",
      word: "Which side?",
    });
    expect((await auditsOf(open.record.id)).at(-1)?.action).toBe("logbook.record_confirmation_undone");
  });

  test("taking back leaves what was opened again since as it is", async () => {
    const { record, seen } = await asked(portal);
    const { undo: offer } = await confirm(portal, eleanor, seen);
    await portal.get(priya, change("reopenActivity"), { id: record.id, word: "Other patient." });
    await undo(eleanor, offer?.undoId);
    expect((await stateOf(portal, maya, record.id)).confirmation).toMatchObject({
      state: "returned",
      word: "Other patient.",
    });
  });

  test("more than a hundred at once is refused, and nothing is nothing", async () => {
    const records = Array.from(
      { length: 101 },
      (): Seen => ({
        id: "00000000-0000-4000-8000-000000000000",
        modifiedAt: "2026-01-01T00:00:00.000Z",
        state: "open",
      }),
    );
    expect(await codeOf(eleanor, confirmMutation, { records })).toBe("INVALID_INPUT");
    expect(await confirm(portal, eleanor)).toMatchObject({ records: [], left: [], undo: null });
  });
});

describe("a confirmed record", () => {
  test("is locked for everybody, with a plain text, until it is opened again with a word", async () => {
    const { record, seen } = await asked(portal);
    await confirm(portal, eleanor, seen);
    const doomed = { id: record.id, procedure: { code: record.procedure.code }, groupId: record.groupId };
    const remove =
      "mutation ($activity: DeleteActivityInput!) { deleteActivity(activity: $activity) { deletedId } }";
    for (const who of [maya, priya, george]) {
      expect(await refused(portal, who, saving({ id: record.id }))).toMatchObject({
        code: "RECORD_CONFIRMED",
      });
      expect(await codeOf(who, remove, { activity: doomed })).toBe("RECORD_CONFIRMED");
      expect(await stateOf(portal, who, record.id)).toMatchObject({
        viewerCanEdit: false,
        viewerCanDelete: false,
      });
    }
    // Whoever may not read it still hears of nothing.
    expect(await refused(portal, cast.aiko, saving({ id: record.id }))).toMatchObject({ code: "NOT_FOUND" });

    const ask = { id: record.id, word: "I mixed up two cases." };
    expect(await codeOf(priya, change("askToReopenActivity"), ask)).toBe("FORBIDDEN");
    await portal.get(maya, change("askToReopenActivity"), ask);
    await portal.get(maya, change("askToReopenActivity"), ask);
    expect((await listed(portal, eleanor, { state: "reopening" })).counts.reopening).toBe(1);
    const told = await portal.get<{ notifications: { notifications: { kind: string; link: string }[] } }>(
      eleanor,
      "{ notifications { notifications { kind link } } }",
    );
    expect(told.notifications.notifications).toMatchObject([
      { kind: "reopening_asked", link: `/logbook/confirmations?list=reopening&record=${record.id}` },
    ]);
    expect((await auditsOf(record.id)).filter(({ action }) => action.endsWith("asked"))).toHaveLength(1);

    expect(await codeOf(maya, change("reopenActivity"), ask)).toBe("FORBIDDEN");
    expect(await codeOf(ruth, change("reopenActivity"), ask)).toBe("FORBIDDEN");
    expect(await codeOf(rajesh, change("reopenActivity"), ask)).toBe("NOT_FOUND");
    expect((await stateOf(portal, priya, record.id)).confirmation.viewerCanReopen).toBe(true);
    expect((await stateOf(portal, maya, record.id)).confirmation).toMatchObject({
      viewerCanReopen: false,
      viewerCanAskToReopen: true,
      reopeningWord: ask.word,
    });
    await portal.get(eleanor, change("reopenActivity"), { id: record.id, word: "Please mend." });
    expect(await stateOf(portal, maya, record.id)).toMatchObject({
      viewerCanEdit: true,
      confirmation: {
        state: "returned",
        word: "Please mend.",
        reopeningWord: null,
        by: { last_name: "Whitfield" },
      },
    });
    expect(await codeOf(maya, change("askToReopenActivity"), ask)).toBe("RECORD_NOT_CONFIRMED");
  });
});

describe("a returned record", () => {
  test("goes back to its writer with a word, who mends and saves: it is open again, behind the others", async () => {
    await forgetAll();
    const { record, seen } = await asked(portal);
    const later = await asked(portal);
    expect(await giveBack(portal, eleanor, seen)).toMatchObject({ isReturned: true });
    expect(await giveBack(portal, eleanor, seen)).toMatchObject({ isReturned: true });
    expect((await auditsOf(record.id)).map(({ action }) => action)).toEqual([
      "logbook.record_created",
      "logbook.record_returned",
    ]);
    expect(JSON.stringify(await auditsOf(record.id))).not.toContain("side");
    const told = await portal.get<{
      notifications: { notifications: { kind: string; link: string | null; text: string }[] };
    }>(maya, "{ notifications { notifications { kind link text } } }");
    const [notice, ...others] = told.notifications.notifications.filter(({ link }) =>
      link?.endsWith(record.id),
    );
    expect(notice).toMatchObject({
      kind: "record_returned",
      text: "Eleanor Whitfield says what is to be mended.",
    });
    expect(others).toEqual([]);
    expect((await listed(portal, eleanor)).records.map(({ id }) => id)).toEqual([later.record.id]);
    expect((await listed(portal, eleanor, { state: "returned" })).records.map(({ id }) => id)).toEqual([
      record.id,
    ]);

    await saved(portal, maya, saving({ id: record.id, sex: "Male" }));
    // What was said of it before is there for whoever judges it again.
    expect((await stateOf(portal, maya, record.id)).confirmation).toMatchObject({
      state: "open",
      word: "The side is wrong.",
      by: { last_name: "Whitfield" },
    });
    expect((await listed(portal, eleanor)).records.map(({ id }) => id)).toEqual([later.record.id, record.id]);
    expect(await confirm(portal, eleanor, seen)).toMatchObject({ left: [record.id] });
  });

  test("a word is needed, and has an end", async () => {
    const { seen } = await asked(portal);
    for (const word of ["", "  ", "x".repeat(501)])
      expect(await codeOf(eleanor, returnMutation, { record: seen, word })).toBe("INVALID_INPUT");
  });
});

test("another attending gets the request, and waits from then on; what the first one said goes", async () => {
  await forgetAll();
  const { record, seen } = await asked(portal);
  await giveBack(portal, eleanor, seen, "Not mine.");
  const before = await stateOf(portal, maya, record.id);
  await saved(portal, maya, saving({ id: record.id, attending: attendingOf.rajesh }));
  const after = await stateOf(portal, maya, record.id);
  expect(after.confirmation).toMatchObject({ state: "open", word: null, by: null });
  expect(after.confirmation.askedAt > before.confirmation.askedAt).toBe(true);
  expect((await listed(portal, eleanor, { state: "returned" })).records).toEqual([]);
  expect((await listed(portal, rajesh)).records.map(({ id }) => id)).toEqual([record.id]);
  // A save of the same attending's open record keeps its place.
  await saved(portal, maya, saving({ id: record.id, attending: attendingOf.rajesh, sex: "Male" }));
  expect((await stateOf(portal, maya, record.id)).confirmation.askedAt).toBe(after.confirmation.askedAt);
});

describe("the list of an attending", () => {
  test("has the longest waiting first, page by page, of one trainee too; identifiers are nobody else's (X115)", async () => {
    await forgetAll();
    const ids: string[] = [];
    for (const who of [maya, tomas, maya, tomas, maya])
      ids.push((await asked(portal, { who, participants: [], optionalIdentifier: "mine" })).record.id);
    const seen: string[] = [];
    for (let after: string | null = null, pages = 0; pages < 4; pages += 1) {
      const page = await listed(portal, eleanor, { first: 2, after });
      seen.push(...page.records.map(({ id }) => id));
      expect(page.records.every(({ optionalIdentifier }) => optionalIdentifier === null)).toBe(true);
      after = page.next;
      if (after === null) break;
    }
    expect(seen).toEqual(ids);
    const { trainees, counts } = await listed(portal, eleanor);
    expect(trainees).toMatchObject([
      { person: { keycloak_id: tomas.keycloakId }, count: 2 },
      { person: { keycloak_id: maya.keycloakId }, count: 3 },
    ]);
    expect(counts).toMatchObject({ isAttending: true, open: 5, reopening: 0 });
    const ofTomas = await listed(portal, eleanor, { trainee: tomas.keycloakId });
    expect(ofTomas.records.map(({ id }) => id)).toEqual([ids[1], ids[3]]);
    expect((await listed(portal, maya)).counts).toMatchObject({ isAttending: false, open: 0 });
  });

  test("does not have what was deleted", async () => {
    await forgetAll();
    const { record, seen } = await asked(portal);
    await portal.get(
      maya,
      "mutation ($activity: DeleteActivityInput!) { deleteActivity(activity: $activity) { deletedId } }",
      {
        activity: { id: record.id, procedure: { code: record.procedure.code }, groupId: record.groupId },
      },
    );
    expect((await listed(portal, eleanor)).records).toEqual([]);
    expect(await confirm(portal, eleanor, seen)).toMatchObject({ records: [], left: [record.id] });
  });
});

test("the logbook is narrowed by state, as each record says it; totals count confirmed records alone where that is asked for", async () => {
  await forgetAll();
  const confirmed = await asked(portal);
  const returned = await asked(portal);
  await asked(portal);
  await asked(portal, { attending: attendingOf.yusuf });
  await portal.database.db
    .updateTable("attending")
    .set({ email: null, removed_at: null })
    .where("id", "=", attendingOf.yusuf.id as never)
    .execute();
  await confirm(portal, eleanor, confirmed.seen);
  await giveBack(portal, eleanor, returned.seen);
  for (const who of [maya, priya, george, ruth]) {
    for (const confirmation of ["unasked", "open", "confirmed", "returned"]) {
      const { activities } = await portal.get<{
        activities: { totalCount: number; activities: { confirmation: { state: string } }[] };
      }>(
        who,
        "query ($p: ActivitiesSearchParams) { activities(searchParams: $p) { totalCount activities { confirmation { state } } } }",
        { p: { confirmation } },
      );
      expect(activities).toMatchObject({
        totalCount: 1,
        activities: [{ confirmation: { state: confirmation } }],
      });
    }
  }
  const totals = `query ($only: Boolean) { logbookTotals(confirmedOnly: $only) { cases procedures { cases } targets { done } } }`;
  type Totals = { logbookTotals: { cases: number; procedures: { cases: number }[] } };
  expect((await portal.get<Totals>(maya, totals)).logbookTotals.cases).toBe(4);
  expect((await portal.get<Totals>(maya, totals, { only: true })).logbookTotals).toMatchObject({
    cases: 1,
    procedures: [{ cases: 1 }],
  });
  const group = `query ($id: Int!, $only: Boolean) { logbookGroupTotals(groupId: $id, confirmedOnly: $only) { trainees { cases person { keycloak_id } } } }`;
  type Group = { logbookGroupTotals: { trainees: { cases: number; person: { keycloak_id: string } }[] } };
  const ofMaya = async (only: boolean) =>
    (
      await portal.get<Group>(priya, group, { id: confirmed.record.groupId, only })
    ).logbookGroupTotals.trainees.find(({ person }) => person.keycloak_id === maya.keycloakId)?.cases;
  expect(await ofMaya(false)).toBe(4);
  expect(await ofMaya(true)).toBe(1);
});
