import { randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { saveMutation, saving } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import {
  confirm,
  confirmMutation,
  getAttending,
  getState,
  giveBack,
  requestConfirmation,
  returnMutation,
} from "./confirmation-requests.ts";

const rounds = [1, 2, 3, 4, 5, 6];
const { maya, eleanor } = cast;

const portal = setUpCastApp([], { processes: 3, database: { poolSize: 10 } });

/** The connections are opened before the race: on a cold pool the calls would run one after the other. */
const warm = () =>
  Promise.all(Array.from({ length: 10 }, () => portal.database.pool.query("select pg_sleep(0.02)")));

const one = () => requestConfirmation(portal, { clientKey: randomUUID() });
const auditsOf = async (id: string) =>
  (await portal.database.db.selectFrom("audit_log").select("action").where("subject", "=", id).execute()).map(
    ({ action }) => action,
  );

test("if the writer saves at the same time, either the seen version is confirmed or the save is refused", async () => {
  for (const _ of rounds) {
    const { record, seen } = await one();
    await warm();
    const [save, answer] = await Promise.all([
      portal.ask(maya, saveMutation, saving({ id: record.id, sex: "Female" })),
      confirm(portal, eleanor, seen),
    ]);
    const { confirmation, modifiedAt } = await getState(portal, maya, record.id);
    const isSaved = save.errors === undefined;
    expect(isSaved ? "RECORD_CONFIRMED" : save.errors?.[0]?.extensions.code).toBe("RECORD_CONFIRMED");
    expect([confirmation.state, answer.left, modifiedAt === record.modifiedAt]).toEqual(
      isSaved ? ["open", [record.id], false] : ["confirmed", [], true],
    );
  }
});

test("a record that is confirmed twice at once is confirmed once, and both requests succeed", async () => {
  for (const _ of rounds) {
    const [first, second] = [await one(), await one()];
    await warm();
    // Both orders are tried: neither may wait for the other for ever.
    const answers = await Promise.all([
      confirm(portal, eleanor, first.seen, second.seen),
      confirm(portal, eleanor, second.seen, first.seen),
    ]);
    for (const { left, undo } of answers)
      expect([left, undo?.undoId]).toEqual([[], answers[0]?.undo?.undoId]);
    for (const { record } of [first, second])
      expect((await auditsOf(record.id)).filter((action) => action.endsWith("confirmed"))).toHaveLength(1);
  }
});

test("if a record is confirmed and returned at once, one of them counts, and the other is refused", async () => {
  for (const _ of rounds) {
    const { record, seen } = await one();
    await warm();
    const [confirmed, returned] = await Promise.all([
      confirm(portal, eleanor, seen),
      giveBack(portal, eleanor, seen),
    ]);
    const { state } = (await getState(portal, maya, record.id)).confirmation;
    expect([confirmed.left, returned.isReturned]).toEqual(
      state === "confirmed" ? [[], false] : [[record.id], true],
    );
    expect((await auditsOf(record.id)).length).toBe(2);
  }
});

test("if another attending is named at the same time, the former attending cannot confirm the record", async () => {
  for (const _ of rounds) {
    const { record, seen } = await one();
    await warm();
    const [save, answer] = await Promise.all([
      portal.ask(maya, saveMutation, saving({ id: record.id, attending: getAttending.rajesh })),
      portal.ask(eleanor, confirmMutation, { records: [seen] }),
    ]);
    expect(answer.errors).toBeUndefined();
    const { state, by } = (await getState(portal, maya, record.id)).confirmation;
    expect([state, by]).toEqual(
      save.errors === undefined ? ["open", null] : ["confirmed", expect.anything()],
    );
  }
  // The entry is removed from the list at the same time.
  const { record, seen } = await one();
  const { pool } = portal.database;
  const client = await pool.connect();
  await client.query("begin; update attending set removed_at = now() where last_name = 'Whitfield'");
  const answer = portal.ask(eleanor, returnMutation, {
    record: seen,
    word: "Side?",
  });
  await portal.database.pool.query("select pg_sleep(0.3)");
  await client.query("commit");
  client.release();
  expect((await answer).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await getState(portal, maya, record.id)).confirmation.obstacle).toBe("removed");
});
