import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { saved, saving } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import {
  auditsOf,
  confirm,
  forgetAll,
  getCode,
  getState,
  giveBack,
  listed,
  requestConfirmation,
  returnMutation,
  undo,
} from "./confirmation-requests.ts";

const { maya, tomas, priya, george, eleanor } = cast;

const portal = setUpCastApp();

describe("a returned record", () => {
  test("a returned record goes to its writer with a comment, and after a correction is open again at the end of the list", async () => {
    await forgetAll(portal);
    const { record, seen } = await requestConfirmation(portal);
    const later = await requestConfirmation(portal);
    expect(await giveBack(portal, eleanor, seen)).toMatchObject({ isReturned: true });
    expect(await giveBack(portal, eleanor, seen)).toMatchObject({ isReturned: true });
    expect((await auditsOf(portal, record.id)).map(({ action }) => action)).toEqual([
      "logbook.record_created",
      "logbook.record_returned",
    ]);
    expect(JSON.stringify(await auditsOf(portal, record.id))).not.toContain("side");
    const told = await portal.get(maya, "{ notifications { notifications { kind link text } } }");
    const [notice, ...others] = told.notifications.notifications.filter(({ link }) =>
      link?.endsWith(record.id),
    );
    expect(notice).toMatchObject({
      kind: "record_returned",
      text: "Eleanor Whitfield says what needs correcting.",
    });
    expect(others).toEqual([]);
    expect((await listed(portal, eleanor)).records.map(({ id }) => id)).toEqual([later.record.id]);
    expect((await listed(portal, eleanor, { state: "returned" })).records.map(({ id }) => id)).toEqual([
      record.id,
    ]);

    await saved(portal, maya, saving({ id: record.id, sex: "Male" }));
    // The earlier comment is shown to the person who judges the record again.
    expect((await getState(portal, maya, record.id)).confirmation).toMatchObject({
      state: "open",
      word: "The side is wrong.",
      by: { last_name: "Whitfield" },
    });
    expect((await listed(portal, eleanor)).records.map(({ id }) => id)).toEqual([later.record.id, record.id]);
    expect(await confirm(portal, eleanor, seen)).toMatchObject({ left: [record.id] });
  });

  test("a returned record is open again after Undo, without its notice; records and notices of others stay as they are", async () => {
    const { record, seen } = await requestConfirmation(portal);
    const others = await requestConfirmation(portal, { who: tomas, participants: [] });
    await giveBack(portal, eleanor, others.seen, "Other.");
    const own = await requestConfirmation(portal);
    await giveBack(portal, eleanor, own.seen, "Own.");
    const before = (await getState(portal, maya, record.id)).confirmation;
    const answer = await giveBack(portal, eleanor, seen);
    // The request is repeated after a lost answer: the offer to undo is the same.
    expect((await giveBack(portal, eleanor, seen)).undo).toEqual(answer.undo);
    const noticesOf = async (who: CastPerson) =>
      (
        await portal.get(who, "{ notifications { notifications { kind link } } }")
      ).notifications.notifications.filter(({ kind }) => kind === "record_returned");
    const told = await noticesOf(maya);
    expect(told.some(({ link }) => link?.endsWith(record.id))).toBe(true);
    const toldOthers = await noticesOf(tomas);
    expect(toldOthers.some(({ link }) => link?.endsWith(others.record.id))).toBe(true);
    // Nobody else can undo it.
    await expect(undo(portal, priya, answer.undo?.undoId)).rejects.toThrow();
    await undo(portal, eleanor, answer.undo?.undoId);
    expect((await getState(portal, maya, record.id)).confirmation).toEqual(before);
    expect(before.state).toBe("open");
    expect(await noticesOf(maya)).toEqual(told.filter(({ link }) => !link?.endsWith(record.id)));
    expect(await noticesOf(tomas)).toEqual(toldOthers);
    expect((await getState(portal, tomas, others.record.id)).confirmation.state).toBe("returned");
    expect((await getState(portal, maya, own.record.id)).confirmation).toMatchObject({
      state: "returned",
      word: "Own.",
    });
    expect((await auditsOf(portal, record.id)).slice(-1)).toMatchObject([
      { action: "logbook.record_return_undone", after: { confirmation: null } },
    ]);
    expect(await confirm(portal, eleanor, seen)).toMatchObject({ left: [] });
  });

  test("a record that its writer has corrected stays corrected after Undo, and one that was changed is not returned", async () => {
    const { record, seen } = await requestConfirmation(portal);
    const answer = await giveBack(portal, eleanor, seen);
    await saved(portal, maya, saving({ id: record.id, sex: "Male" }));
    const corrected = await getState(portal, maya, record.id);
    await undo(portal, eleanor, answer.undo?.undoId);
    expect(await getState(portal, maya, record.id)).toEqual(corrected);
    expect(await giveBack(portal, eleanor, seen)).toMatchObject({ isReturned: false, undo: null });
  });

  test("a returned record is shown only on its trainee's start page, the latest first, until it is corrected", async () => {
    await forgetAll(portal);
    const query = `{ logbookConfirmationCounts { returnedCount returned { id procedureName dateOfProcedure by word } } }`;
    const returnedTo = async (who: CastPerson) => (await portal.get(who, query)).logbookConfirmationCounts;
    expect(await returnedTo(maya)).toEqual({ returnedCount: 0, returned: [] });
    const ids: string[] = [];
    for (const word of ["First.", "Second.", "Third.", "Fourth."]) {
      const { seen } = await requestConfirmation(portal);
      await giveBack(portal, eleanor, seen, word);
      ids.unshift(seen.id);
    }
    const others = await requestConfirmation(portal, { who: tomas, participants: [] });
    await giveBack(portal, eleanor, others.seen, "Other.");
    const confirmed = await requestConfirmation(portal);
    await confirm(portal, eleanor, confirmed.seen);
    await requestConfirmation(portal);

    const found = await returnedTo(maya);
    expect(found).toMatchObject({
      returnedCount: 4,
      returned: [{ word: "Fourth.", by: "Eleanor Whitfield" }, {}, {}],
    });
    expect(found?.returned.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(await returnedTo(tomas)).toMatchObject({ returnedCount: 1, returned: [{ id: others.record.id }] });
    // Without a logbook there is no page on which the record can be corrected.
    await portal.database.db
      .updateTable("app_user")
      .set({ logbook: false })
      .where("keycloak_id", "=", tomas.keycloakId)
      .execute();
    expect(await returnedTo(tomas)).toEqual({ returnedCount: 0, returned: [] });
    // Admins, who may read the records of others, are not asked to correct them.
    for (const who of [priya, george, eleanor]) expect((await returnedTo(who))?.returnedCount).toBe(0);

    await saved(portal, maya, saving({ id: ids[0] as string, sex: "Male" }));
    expect(await returnedTo(maya)).toMatchObject({ returnedCount: 3, returned: [{ id: ids[1] }, {}, {}] });
  });

  test("a returned record requires a comment of limited length", async () => {
    const { seen } = await requestConfirmation(portal);
    for (const word of ["", "  ", "x".repeat(501)])
      expect(await getCode(portal, eleanor, returnMutation, { record: seen, word })).toBe("INVALID_INPUT");
  });
});
