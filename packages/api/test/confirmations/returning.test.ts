import { cast } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { saved, saving } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import {
  auditsOf,
  codeOf,
  confirm,
  forgetAll,
  giveBack,
  listed,
  requestConfirmation,
  returnMutation,
  stateOf,
} from "./confirmation-requests.ts";

const { maya, eleanor } = cast;

const portal = setUpCastApp();

describe("a returned record", () => {
  test("goes back to its writer with a word, who mends and saves: it is open again, behind the others", async () => {
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
    const { seen } = await requestConfirmation(portal);
    for (const word of ["", "  ", "x".repeat(501)])
      expect(await codeOf(portal, eleanor, returnMutation, { record: seen, word })).toBe("INVALID_INPUT");
  });
});
