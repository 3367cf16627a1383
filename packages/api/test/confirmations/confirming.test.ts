import { cast, extraPeople } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { refused, saved, saving } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import {
  auditsOf,
  change,
  confirm,
  confirmMutation,
  getCode,
  getState,
  giveBack,
  listed,
  requestConfirmation,
  type Seen,
  undo,
} from "./confirmation-requests.ts";

const { maya, tomas, priya, george, eleanor, ruth } = cast;
const { rajesh } = extraPeople;

const portal = setUpCastApp();

describe("confirming", () => {
  test("confirms the records that are unchanged since they were seen, and returns the changed ones to be seen again", async () => {
    const first = await requestConfirmation(portal);
    const second = await requestConfirmation(portal, { who: tomas, participants: [] });
    const changed = await requestConfirmation(portal);
    await saved(portal, maya, saving({ id: changed.record.id, sex: "Female" }));
    const answer = await confirm(portal, eleanor, second.seen, first.seen, changed.seen);
    expect(answer.left).toEqual([changed.record.id]);
    const states = Object.fromEntries(answer.records.map(({ id, confirmation }) => [id, confirmation.state]));
    expect(states).toEqual({
      [first.record.id]: "confirmed",
      [second.record.id]: "confirmed",
      [changed.record.id]: "open",
    });
    expect(await auditsOf(portal, first.record.id)).toMatchObject([
      { action: "logbook.record_created" },
      { action: "logbook.record_confirmed", after: { confirmation: "confirmed" } },
    ]);
    // The request is repeated after a lost answer: nothing happens twice, and the offer to undo is the same.
    const again = await confirm(portal, eleanor, second.seen, first.seen);
    expect(again).toMatchObject({ left: [], undo: { undoId: answer.undo?.undoId } });
    expect(await auditsOf(portal, first.record.id)).toHaveLength(2);
  });

  test("confirming can be undone for a short time, which restores each record", async () => {
    const open = await requestConfirmation(portal);
    const returned = await requestConfirmation(portal);
    await giveBack(portal, eleanor, returned.seen, "Which side?");
    const answer = await confirm(portal, eleanor, open.seen, { ...returned.seen, state: "returned" });
    expect(answer.left).toEqual([]);
    await undo(portal, eleanor, answer.undo?.undoId);
    expect((await getState(portal, maya, open.record.id)).confirmation.state).toBe("open");
    expect((await getState(portal, maya, returned.record.id)).confirmation).toMatchObject({
      state: "returned",
      word: "Which side?",
    });
    expect((await auditsOf(portal, open.record.id)).at(-1)?.action).toBe(
      "logbook.record_confirmation_undone",
    );
  });

  test("of records that were confirmed together, each can be undone by itself", async () => {
    const first = await requestConfirmation(portal);
    const second = await requestConfirmation(portal);
    const stranger = await requestConfirmation(portal);
    const alone = await confirm(portal, eleanor, stranger.seen);
    expect(alone.undoOfEach).toEqual([]);
    const answer = await confirm(portal, eleanor, first.seen, second.seen);
    const again = await confirm(portal, eleanor, second.seen, first.seen);
    const byId = new Map(answer.undoOfEach.map(({ id, undo: { undoId } }) => [id, undoId]));
    expect(new Map(again.undoOfEach.map(({ id, undo: { undoId } }) => [id, undoId]))).toEqual(byId);
    expect([...byId.keys()].toSorted()).toEqual([first.record.id, second.record.id].toSorted());
    const states = async () =>
      Promise.all(
        [first, second, stranger].map(
          async ({ record: { id } }) => (await getState(portal, maya, id)).confirmation.state,
        ),
      );
    await undo(portal, eleanor, byId.get(second.record.id));
    expect(await states()).toEqual(["confirmed", "open", "confirmed"]);
    // The offer for all of them undoes what is left.
    await undo(portal, eleanor, answer.undo?.undoId);
    expect(await states()).toEqual(["open", "open", "confirmed"]);
  });

  test("undoing leaves a record unchanged that was reopened in the meantime", async () => {
    const { record, seen } = await requestConfirmation(portal);
    const { undo: offer } = await confirm(portal, eleanor, seen);
    await portal.get(priya, change("reopenActivity"), { id: record.id, word: "Other patient." });
    await undo(portal, eleanor, offer?.undoId);
    expect((await getState(portal, maya, record.id)).confirmation).toMatchObject({
      state: "returned",
      word: "Other patient.",
    });
  });

  test("more than a hundred records at once and an empty list are refused", async () => {
    const records = Array.from(
      { length: 101 },
      (): Seen => ({
        id: "00000000-0000-4000-8000-000000000000",
        modifiedAt: "2026-01-01T00:00:00.000Z",
        state: "open",
      }),
    );
    expect(await getCode(portal, eleanor, confirmMutation, { records })).toBe("INVALID_INPUT");
    expect(await confirm(portal, eleanor)).toMatchObject({ records: [], left: [], undo: null });
  });
});

describe("a confirmed record", () => {
  test("a confirmed record is locked for everyone with a clear message until it is reopened with a comment", async () => {
    const { record, seen } = await requestConfirmation(portal);
    await confirm(portal, eleanor, seen);
    const doomed = { id: record.id, procedure: { code: record.procedure.code }, groupId: record.groupId };
    const remove =
      "mutation ($activity: DeleteActivityInput!) { deleteActivity(activity: $activity) { deletedId } }";
    for (const who of [maya, priya, george]) {
      expect(await refused(portal, who, saving({ id: record.id }))).toMatchObject({
        code: "RECORD_CONFIRMED",
      });
      expect(await getCode(portal, who, remove, { activity: doomed })).toBe("RECORD_CONFIRMED");
      expect(await getState(portal, who, record.id)).toMatchObject({
        viewerCanEdit: false,
        viewerCanDelete: false,
      });
    }
    // A person who may not read the record gets no notice.
    expect(await refused(portal, cast.aiko, saving({ id: record.id }))).toMatchObject({ code: "NOT_FOUND" });

    const ask = { id: record.id, word: "I mixed up two cases." };
    expect(await getCode(portal, priya, change("askToReopenActivity"), ask)).toBe("FORBIDDEN");
    await portal.get(maya, change("askToReopenActivity"), ask);
    await portal.get(maya, change("askToReopenActivity"), ask);
    expect((await listed(portal, eleanor, { state: "reopening" })).counts.reopening).toBe(1);
    expect((await listed(portal, rajesh, { state: "reopening" })).counts.reopening).toBe(0);
    const told = await portal.get(eleanor, "{ notifications { notifications { kind link } } }");
    expect(told.notifications.notifications).toMatchObject([
      { kind: "reopening_asked", link: `/logbook/confirmations?list=reopening&record=${record.id}` },
    ]);
    expect((await auditsOf(portal, record.id)).filter(({ action }) => action.endsWith("asked"))).toHaveLength(
      1,
    );

    expect(await getCode(portal, maya, change("reopenActivity"), ask)).toBe("FORBIDDEN");
    expect(await getCode(portal, ruth, change("reopenActivity"), ask)).toBe("FORBIDDEN");
    expect(await getCode(portal, rajesh, change("reopenActivity"), ask)).toBe("NOT_FOUND");
    expect((await getState(portal, priya, record.id)).confirmation.viewerCanReopen).toBe(true);
    expect((await getState(portal, maya, record.id)).confirmation).toMatchObject({
      viewerCanReopen: false,
      viewerCanAskToReopen: true,
      reopeningWord: ask.word,
    });
    await portal.get(eleanor, change("reopenActivity"), { id: record.id, word: "Please mend." });
    expect(await getState(portal, maya, record.id)).toMatchObject({
      viewerCanEdit: true,
      confirmation: {
        state: "returned",
        word: "Please mend.",
        reopeningWord: null,
        by: { last_name: "Whitfield" },
      },
    });
    expect(await getCode(portal, maya, change("askToReopenActivity"), ask)).toBe("RECORD_NOT_CONFIRMED");
  });
});
