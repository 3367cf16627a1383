import { cast } from "@cathedra/test-fixtures";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { accept, getFields, hourMs, hoursOf } from "../vouchers/voucher-builders.ts";
import {
  addMachines,
  anEvent,
  archiveMutation,
  asItStands,
  daysOfTests,
  editMutation,
  expectInvariants,
  movedBack,
  type TestEvent,
  toAuditFacts,
  toRefusal,
} from "./event-builders.ts";

const { nextTest, soon } = daysOfTests();
const portal = setUpCastApp();
beforeAll(async () => {
  await addMachines(portal, 2);
});
beforeEach(nextTest);
afterEach(() => expectInvariants(portal));

const edit = async (variables: object, who = cast.ruth) =>
  (await portal.get(who, editMutation, variables)).editEventResourceAccessVoucher;

test("a person removed from or restored to one event keeps their role in another event", async () => {
  const [event, another] = [
    await anEvent(portal, { ...soon(), organizers: [cast.priya.email] }),
    await anEvent(portal, { ...soon(), organizers: [cast.priya.email, cast.lukas.email] }),
  ];
  const kept = async () => {
    const rows = async (table: "voucher_organizer" | "voucher_former_organizer") =>
      (
        await portal.database.db
          .selectFrom(table)
          .select("email")
          .where("voucher_id", "=", another.id as never)
          .orderBy("email")
          .execute()
      ).map(({ email }) => email);
    return [await rows("voucher_organizer"), await rows("voucher_former_organizer")];
  };
  const [lukas, priya] = [cast.lukas.email, cast.priya.email];
  const before = await kept();
  expect(before[0]).toEqual(expect.arrayContaining([lukas, priya]));
  await edit({ ...asItStands(event), organizers: [] });
  expect(await kept()).toEqual(before);
  await edit({ ...asItStands(another), organizers: [priya] });
  expect((await kept())[1]).toEqual([lukas]);
  // After both return to the first event, only Lukas is still a former organizer of the other one.
  await edit({ ...asItStands(event), organizers: [lukas, priya] });
  expect((await kept())[1]).toEqual([lukas]);
});

describe("editing an event (3.039, 3.042, X60)", () => {
  test("an edit changes name, description, time and organizers, and updates calendars", async () => {
    const event = await anEvent(portal, soon());
    const later = new Date(Date.parse(event.eventAt) + hourMs).toISOString();
    const changed = await edit({
      ...asItStands(event),
      name: "Carotid night",
      eventAt: later,
      durationInSeconds: 3600,
      organizers: [cast.priya.email],
    });
    expect(changed).toMatchObject({ id: event.id, name: "Carotid night", eventAt: later });
    expect(changed.organizers.map(({ email }) => email)).toEqual([cast.ruth.email, cast.priya.email]);
    expect(Date.parse(String(changed.validTo))).toBe(Date.parse(later) + 3_900_000);
    const row = await unbranded(portal.database.db)
      .selectFrom("resource_access_voucher")
      .select(["calendar_sequence"])
      .where("id", "=", event.id)
      .executeTakeFirstOrThrow();
    expect(row.calendar_sequence).toBe(1);
    expect(await toAuditFacts(portal, event.id)).toMatchObject([
      { action: "event.created" },
      { action: "event.changed", before: { name: "Carotid day" }, after: { name: "Carotid night" } },
    ]);
  });

  test("an edit without changes is neither stored nor audited", async () => {
    const event = await anEvent(portal, soon());
    expect((await edit(asItStands(event))).modifiedAt).toBe(event.modifiedAt);
    expect(await toAuditFacts(portal, event.id)).toHaveLength(1);
  });

  test("a change of the duration is refused", async () => {
    const event = await anEvent(portal, soon());
    const answer = await portal.ask(cast.ruth, editMutation, {
      ...asItStands(event),
      durationInSeconds: 7200,
    });
    expect(getFields(answer)).toEqual({ durationInSeconds: "CANNOT_BE_CHANGED" });
  });

  test("moving to a time without a free machine is refused, but the event's own machine counts as free", async () => {
    const event = await anEvent(portal, soon());
    const full = soon({ inHours: 60 });
    const [other] = [await anEvent(portal, full), await anEvent(portal, full)];
    const answer = await portal.ask(cast.ruth, editMutation, {
      ...asItStands(event),
      eventAt: other.eventAt,
    });
    expect(toRefusal(answer).code).toBe("TOO_MANY_EVENTS");
    const aBitLater = new Date(Date.parse(other.eventAt) + 600_000).toISOString();
    await expect(edit({ ...asItStands(other), eventAt: aBitLater })).resolves.toMatchObject({
      eventAt: aBitLater,
    });
  });

  test("an ongoing event can be renamed, but not moved once a machine was started for it", async () => {
    const event = await anEvent(portal, soon());
    const began = await movedBack(portal, event, 60_000);
    await expect(edit({ ...asItStands(began), name: "Now" })).resolves.toMatchObject({
      name: "Now",
      hasStarted: false,
    });
    const { db } = portal.database;
    const machine = await db.selectFrom("vm").select("id").executeTakeFirstOrThrow();
    await unbranded(db)
      .insertInto("vm_session")
      .values({
        vm_id: machine.id,
        voucher_id: event.id,
        kind: "event",
        limit_s: 3600,
        module_id: "carotid-stenting",
        case_id: "carotid-stenting-01",
        started_at: new Date(began.eventAt),
        ends_at: new Date(Date.now() + hourMs),
        ended_at: new Date(),
        end_reason: "ENDED",
        used_s: 1,
      })
      .execute();
    const later = new Date(Date.now() + 24 * hourMs).toISOString();
    const answer = await portal.ask(cast.ruth, editMutation, { ...asItStands(began), eventAt: later });
    expect(getFields(answer)).toEqual({ eventAt: "EVENT_HAS_STARTED" });
    await expect(edit({ ...asItStands(began), name: "Late" })).resolves.toMatchObject({ hasStarted: true });
  });

  test("an edit is refused once the event is over or archived (3.037, 3.038)", async () => {
    const [past, archived] = [await anEvent(portal, soon()), await anEvent(portal, soon())];
    await portal.get(cast.ruth, archiveMutation, { id: archived.id });
    const tried = async (event: TestEvent) =>
      toRefusal(await portal.ask(cast.ruth, editMutation, { ...asItStands(event), name: "Else" })).code;
    expect(await tried(archived)).toBe("VOUCHER_ARCHIVED");
    expect(await tried(await movedBack(portal, past, 3_900_000))).toBe("VOUCHER_NOT_EDITABLE");
  });

  test("another account's event, a cloud case voucher and an unknown id are not found", async () => {
    const event = await anEvent(portal, soon());
    const { id } = await unbranded(portal.database.db)
      .insertInto("resource_access_voucher")
      .values({
        kind: "cloud_modules",
        code: "cmrav-of-the-edit",
        customer_id: 1,
        learning_space_id: 2,
        valid_to: new Date(Date.now() + hourMs),
        max_uses: 1,
        max_duration_s: 3600,
        settled_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const [who, voucherId] of [
      [cast.helena, event.id],
      [cast.maya, event.id],
      [cast.ruth, id],
      [cast.ruth, 4711],
    ] as const) {
      const answer = await portal.ask(who, editMutation, { ...asItStands(event), voucherId });
      expect(toRefusal(answer).code).toBe("NOT_FOUND");
    }
  });
});

describe("archiving an event (3.036-3.038, X57, X113)", () => {
  test("archiving returns the time and ends the event for its participants (3.043)", async () => {
    const before = await hoursOf(portal);
    const event = await anEvent(portal, soon());
    await accept(portal, cast.maya, event.code);
    const answer = await portal.get(cast.ruth, archiveMutation, { id: event.id });
    expect(answer).toMatchObject({
      archiveResourceAccessVoucher: {
        type: "event",
        eventVoucher: { id: event.id, state: "archived", viewerCanEdit: false, viewerCanArchive: false },
      },
    });
    expect(await hoursOf(portal)).toEqual(before);
    const again = await portal.ask(cast.ruth, archiveMutation, { id: event.id });
    expect(toRefusal(again).code).toBe("VOUCHER_ARCHIVED");
  });
});
