import { cast } from "@cathedra/test-fixtures";
import { beforeEach, describe, expect, test } from "vitest";
import { addMachines, caseOfTests, machineRow, setUpFleet } from "../machines/fleet.ts";
import type { Caller } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { accept } from "../vouchers/voucher-builders.ts";
import {
  anEvent,
  archiveMutation,
  asItStands,
  availabilityQuery,
  editMutation,
  ownQuery,
  startEventMutation,
  type TestEvent,
  toMachine,
  toRefusal,
} from "./event-builders.ts";

let machineId: string;
let event: TestEvent;
const { priya, maya, tomas, george, ruth } = cast;

const fleet = setUpFleet();
beforeEach(async () => {
  await fleet.emptyFleet();
  [machineId = ""] = await addMachines(fleet, 1);
  event = await anEvent(fleet, { inHours: 0.1, organizers: [priya.email, george.email] });
  await accept(fleet, maya, event.code);
});

const start = (who: Caller, of: object = {}) =>
  fleet.ask(who, startEventMutation, { voucherId: event.id, ...caseOfTests, ...of });
const getCode = async (answer: ReturnType<typeof start>) => toRefusal(await answer).code;

describe("an organizer starts an event (3.019, 3.023)", () => {
  test("the start reserves a machine until the event's end, and all participants see its status", async () => {
    expect(await toMachine(fleet, maya, event.id)).toBeNull();
    expect((await start(priya)).data).toMatchObject({
      startCloudCaseEvent: { id: event.id, vm: { id: machineId, status: "desired" } },
    });
    for (const who of [maya, george])
      expect(await toMachine(fleet, who, event.id)).toMatchObject({
        status: "desired",
        is_event: true,
        event_name: event.name,
      });
    const { limit_until, event_id, case_id } = await machineRow(fleet.db, machineId);
    expect([new Date(limit_until ?? 0).toISOString(), event_id, case_id]).toEqual([
      event.validTo,
      event.id,
      caseOfTests.caseId,
    ]);
  });

  test("only this event is shown as started, and a late event that is not started is not in progress", async () => {
    await addMachines(fleet, 1);
    const other = await anEvent(fleet, { inHours: 0.1, organizers: [george.email] });
    const startedQuery = "{ getEventResourceAccessVouchersAsTrainee { id hasStarted } }";
    type Listed = {
      readonly getEventResourceAccessVouchersAsTrainee: readonly {
        readonly id: number;
        readonly hasStarted: boolean;
      }[];
    };
    const started = async () => {
      const { getEventResourceAccessVouchersAsTrainee: listed } = await fleet.get<Listed>(
        george,
        startedQuery,
      );
      const of = (id: number) => listed.find((each) => each.id === id)?.hasStarted;
      return [of(event.id), of(other.id)];
    };
    expect(await started()).toEqual([false, false]);
    await start(priya);
    expect(await started()).toEqual([true, false]);
    const texts = await statementsOf(() => fleet.get(george, startedQuery));
    expect(texts.filter((text) => text.includes("vm_session where voucher_id"))).toHaveLength(1);
  });

  test("starting again, by any organizer, leaves the first start unchanged", async () => {
    await addMachines(fleet, 1);
    await start(priya);
    const first = await toMachine(fleet, priya, event.id);
    for (const who of [priya, george]) expect((await start(who)).errors).toBeUndefined();
    expect(await toMachine(fleet, priya, event.id)).toEqual(first);
  });

  test("an organizer who starts another case reads who started first and with which case", async () => {
    const other = { caseId: "carotid-stenting-02" };
    await start(priya);
    expect(toRefusal(await start(george, other))).toMatchObject({
      code: "EVENT_STARTED_OTHERWISE",
      startedBy: { first_name: priya.firstName, last_name: priya.lastName },
      message: expect.stringContaining(`${priya.firstName} ${priya.lastName} has started this event with`),
    });
    // No one is shown their own name.
    expect(toRefusal(await start(priya, other))).toMatchObject({ startedBy: null });
    expect(await machineRow(fleet.db, machineId)).toMatchObject({ case_id: caseOfTests.caseId });
  });

  test("a start is possible from ten minutes before the event until its end (3.017, X47)", async () => {
    const beginsIn = async (seconds: number) => {
      const eventAt = new Date(Date.now() + seconds * 1000);
      await unbranded(fleet.db)
        .updateTable("resource_access_voucher")
        .set({ event_at: eventAt })
        .where("id", "=", event.id)
        .execute();
      const answer = await start(priya);
      return answer.errors === undefined ? "started" : toRefusal(answer).code;
    };
    expect(await beginsIn(605)).toBe("EVENT_NOT_OPEN");
    expect(await beginsIn(-3900)).toBe("EVENT_NOT_OPEN");
    expect(await beginsIn(595)).toBe("started");
  });

  test("an event is started only with one of its own cases", async () => {
    const other = { moduleId: caseOfTests.moduleId, caseId: "carotid-stenting-03" };
    expect(await getCode(start(priya, other))).toBe("INVALID_INPUT");
    expect(await getCode(start(priya, { moduleId: "evar" }))).toBe("INVALID_INPUT");
  });

  test("participants are forbidden to start the event, and for other people it does not exist", async () => {
    expect(await getCode(start(maya))).toBe("FORBIDDEN");
    expect(await getCode(start(tomas))).toBe("NOT_FOUND");
    const missing = toRefusal(await start(tomas, { voucherId: 999_999 }));
    expect(toRefusal(await start(tomas))).toEqual(missing);
  });

  test("a start is refused if no machine is free or the organizer has another session (4.023, 4.024)", async () => {
    const second = await anEvent(fleet, { inHours: 24, organizers: [priya.email] });
    await unbranded(fleet.db)
      .updateTable("resource_access_voucher")
      .set({ event_at: new Date() })
      .where("id", "=", second.id)
      .execute();
    await start(priya);
    expect(await getCode(start(priya, { voucherId: second.id }))).toBe("OTHER_SESSION_GOES_ON");
    expect(await getCode(start(ruth, { voucherId: second.id }))).toBe("NO_FREE_MACHINE");
  });

  test("after a failed start, the event starts on another machine", async () => {
    await start(priya);
    const failed = {
      status: "off" as const,
      reason: "START_TIMED_OUT",
      deadline_at: new Date(Date.now() + 120_000),
    };
    await unbranded(fleet.db).updateTable("vm").set(failed).where("id", "=", machineId).execute();
    expect(await toMachine(fleet, maya, event.id)).toMatchObject({
      status: "off",
      reason: "The simulator took too long to start",
    });
    expect(await getCode(start(priya))).toBe("NO_FREE_MACHINE");
    const [another] = await addMachines(fleet, 1);
    expect((await start(george)).errors).toBeUndefined();
    expect(await toMachine(fleet, maya, event.id)).toMatchObject({ id: another, status: "desired" });
    expect(await machineRow(fleet.db, machineId)).toMatchObject({ status: "off", session_id: null });
  });
});

describe("an event with a machine", () => {
  test("an event with a machine can be renamed, but not moved to another time (3.039)", async () => {
    await start(priya);
    const renamed = { ...asItStands(event), name: "Better" };
    expect((await fleet.ask(ruth, editMutation, renamed)).errors).toBeUndefined();
    const eventAt = new Date(Date.parse(event.eventAt) + 3_600_000).toISOString();
    const moved = toRefusal(await fleet.ask(ruth, editMutation, { ...renamed, eventAt }));
    expect(moved).toMatchObject({ code: "INVALID_INPUT", fields: [{ code: "EVENT_HAS_STARTED" }] });
    expect(await toMachine(fleet, priya, event.id)).toMatchObject({ status: "desired" });
  });

  test("an event with a machine ends its machine's session when archived, and the unused time is returned", async () => {
    await start(priya);
    await fleet.get(ruth, archiveMutation, { id: event.id });
    expect(await machineRow(fleet.db, machineId)).toMatchObject({ status: "idle", session_id: null });
    expect(await getCode(start(priya))).toBe("NOT_FOUND");
    const { rows } = await fleet.database.pool.query(
      "select kind from quota_entry where voucher_id = $1 order by id",
      [event.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["reserve", "release"]);
  });

  test("an event with a machine holds the machine even if the event ends before the machine is informed", async () => {
    const free = async (voucherId?: number) => {
      const { customer, durationInSeconds } = event;
      const eventAt = new Date(Date.now() + 60_000).toISOString();
      const { eventAvailability } = await fleet.get(ruth, availabilityQuery, {
        customerId: customer.id,
        eventAt,
        durationInSeconds,
        voucherId,
      });
      return eventAvailability.freeMachines;
    };
    await addMachines(fleet, 1);
    await start(priya);
    expect([await free(), await free(event.id)]).toEqual([1, 2]);
    await unbranded(fleet.db)
      .updateTable("resource_access_voucher")
      .set({ archived_at: new Date() })
      .where("id", "=", event.id)
      .execute();
    expect(await free()).toBe(1);
  });
});

test("the history of the machine is readable only for administrators of the fleet", async () => {
  await start(priya);
  const query = `query ($id: Int!) {
    getEventResourceAccessVoucherById(voucherId: $id) { vm { history { started_by { email } } } }
  }`;
  expect(toRefusal(await fleet.ask(maya, query, { id: event.id })).code).toBe("FORBIDDEN");
  expect((await fleet.ask(ruth, query, { id: event.id })).errors).toBeUndefined();
});

test("listing events with their machines takes the same statements for 25 events as for 1", async () => {
  await start(priya);
  const few = await statementsOf(() => fleet.get(priya, ownQuery));
  await addMachines(fleet, 24);
  for (let at = 1; at <= 24; at += 1) {
    await anEvent(fleet, { inHours: 10 + at * 2, organizers: [priya.email] });
  }
  expect(await statementsOf(() => fleet.get(priya, ownQuery))).toHaveLength(few.length);
});
