import { cast, extraPeople } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { saved, saving } from "../logbook/save-helpers.ts";
import { answerAddress, call } from "../logbook-administration/operations.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import {
  confirm,
  forgetAll,
  getAttending,
  getCode,
  getState,
  giveBack,
  listed,
  requestConfirmation,
  returnMutation,
} from "./confirmation-requests.ts";

const { maya, george, eleanor } = cast;
const { rajesh } = extraPeople;

const portal = setUpCastApp();

describe("assigned attending", () => {
  test("a saved record requests confirmation from its attending, and its readers see its state", async () => {
    const { record } = await requestConfirmation(portal);
    const { confirmation, viewerCanEdit } = await getState(portal, maya, record.id);
    expect(confirmation).toMatchObject({ state: "open", obstacle: null, word: null, by: null });
    expect(viewerCanEdit).toBe(true);
    expect((await listed(portal, eleanor, { first: 50 })).records.map(({ id }) => id)).toContain(record.id);
    expect((await listed(portal, rajesh)).records).toEqual([]);
  });

  test("an attending without an address gets no request, with the reason shown, until an address is added", async () => {
    const { record, seen } = await requestConfirmation(portal, { attending: getAttending.yusuf });
    expect((await getState(portal, maya, record.id)).confirmation).toMatchObject({
      state: "unasked",
      obstacle: "noAddress",
    });
    const yusuf = { ...rajesh, keycloakId: "yusuf" as never, email: "Yusuf@Northgate.example" };
    expect((await confirm(portal, yusuf, seen)).left).toEqual([record.id]);
    const entry = { id: getAttending.yusuf.id, firstName: "Yusuf", lastName: "Demir" };
    await call(portal, "updateAttending", { ...entry, email: " yusuf@northgate.EXAMPLE " });
    await answerAddress(portal, "yusuf@northgate.EXAMPLE", "yes");
    expect((await getState(portal, maya, record.id)).confirmation).toMatchObject({
      state: "open",
      obstacle: null,
    });
    // The address is compared without case and spaces (X84), and only if the identity service has verified it.
    expect((await listed(portal, { ...yusuf, isEmailVerified: false })).records).toEqual([]);
    expect((await confirm(portal, { ...yusuf, isEmailVerified: false }, seen)).left).toEqual([record.id]);
    expect((await confirm(portal, yusuf, seen)).left).toEqual([]);
    await portal.get(george, "mutation ($id: ID!) { deleteAttending(id: $id) }", { id: entry.id });
    expect((await listed(portal, yusuf, { state: "confirmed" })).records).toEqual([]);
    expect((await getState(portal, maya, record.id)).confirmation.state).toBe("confirmed");
    const other = await requestConfirmation(portal, { attending: getAttending.rajesh });
    await portal.database.db
      .updateTable("logbook_record")
      .set({ attending_id: entry.id as never })
      .where("id", "=", other.record.id as never)
      .execute();
    expect((await getState(portal, maya, other.record.id)).confirmation.obstacle).toBe("removed");
    await forgetAll(portal);
  });

  test("no one can confirm their own record, even if it is in their list", async () => {
    const both = { ...maya, email: "rajesh.iyer@northgate.example" };
    const { record, seen } = await requestConfirmation(portal, { who: both, attending: getAttending.rajesh });
    expect((await getState(portal, both, record.id)).confirmation).toMatchObject({
      state: "unasked",
      obstacle: "own",
    });
    expect((await listed(portal, both)).records).toEqual([]);
    expect((await confirm(portal, both, seen)).left).toEqual([record.id]);
    expect(await getCode(portal, both, returnMutation, { record: seen, word: "x" })).toBe("NOT_FOUND");
    await portal.get(maya, "{ user { email } }");
  });

  test("another attending's record is reported as not found", async () => {
    const { seen } = await requestConfirmation(portal);
    const nowhere = { ...seen, id: "00000000-0000-4000-8000-000000000000" };
    for (const record of [seen, nowhere]) {
      expect(await confirm(portal, rajesh, record)).toMatchObject({
        records: [],
        left: [record.id],
        undo: null,
      });
      expect(await getCode(portal, rajesh, returnMutation, { record, word: "x" })).toBe("NOT_FOUND");
    }
  });
});

test("a newly named attending gets the request with a new waiting time, and the former comment is removed", async () => {
  await forgetAll(portal);
  const { record, seen } = await requestConfirmation(portal);
  await giveBack(portal, eleanor, seen, "Not mine.");
  const before = await getState(portal, maya, record.id);
  await saved(portal, maya, saving({ id: record.id, attending: getAttending.rajesh }));
  const after = await getState(portal, maya, record.id);
  expect(after.confirmation).toMatchObject({ state: "open", word: null, by: null });
  expect(after.confirmation.askedAt > before.confirmation.askedAt).toBe(true);
  expect((await listed(portal, eleanor, { state: "returned" })).records).toEqual([]);
  expect((await listed(portal, rajesh)).records.map(({ id }) => id)).toEqual([record.id]);
  // A save of the same attending's open record keeps its place.
  await saved(portal, maya, saving({ id: record.id, attending: getAttending.rajesh, sex: "Male" }));
  expect((await getState(portal, maya, record.id)).confirmation.askedAt).toBe(after.confirmation.askedAt);
});
