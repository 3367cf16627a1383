import { cast, customerOf } from "@cathedra/test-fixtures";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newAccount } from "../accounts/operations.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { accept, fieldsOf, hourMs, hoursOf } from "../vouchers/vouching.ts";
import {
  addMachines,
  anEvent,
  anEventInput,
  archiveMutation,
  asItStands,
  availabilityQuery,
  createMutation,
  editMutation,
  expectInvariants,
  refusalOf,
  type TestEvent,
} from "./eventing.ts";

let portal: CastApp;
/** Each test has days of its own, so that no event of one meets those of another. */
let day = 0;
const nextTest = () => {
  day += 4;
};
const soon = ({ inHours = 48, ...rest }: Readonly<Record<string, unknown>> = {}) => ({
  inHours: day * 24 + Number(inHours),
  ...rest,
});

beforeAll(async () => {
  portal = await castApp();
  await addMachines(portal, 2);
});
beforeEach(nextTest);
afterEach(() => expectInvariants(portal));
afterAll(() => portal.close());

const edit = async (variables: object, who = cast.ruth) =>
  (await portal.get<{ editEventResourceAccessVoucher: TestEvent }>(who, editMutation, variables))
    .editEventResourceAccessVoucher;

/** The event as if it had begun so long ago. */
async function movedBack(event: TestEvent, ms: number): Promise<TestEvent> {
  const eventAt = new Date(Date.now() - ms);
  await portal.database.db
    .updateTable("resource_access_voucher")
    .set({ event_at: eventAt, valid_to: new Date(eventAt.getTime() + 3_900_000) })
    .where("id", "=", event.id)
    .execute();
  return { ...event, eventAt: eventAt.toISOString() };
}

const auditOf = (id: number) =>
  portal.database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "before", "after"])
    .where("subject", "=", String(id))
    .where((row) => row.or([row("action", "like", "event.%"), row("action", "like", "voucher.%")]))
    .orderBy("id")
    .execute();

describe("an event that is made (3.041, X29, X45, X57)", () => {
  test("is answered whole, reserves its duration once, and is written down", async () => {
    const before = await hoursOf(portal);
    const event = await anEvent(portal, soon({ organizers: [" Priya.Raman@Northgate.example"] }));
    expect(event).toMatchObject({
      name: "Carotid day",
      description: "Stents for beginners",
      customer: { id: 1, name: "Northgate University Hospital" },
      learningSpace: { id: 2 },
      creator: { email: cast.ruth.email },
      organizers: [
        { email: cast.ruth.email, first_name: "Ruth", last_name: "Abrams" },
        { email: cast.priya.email },
      ],
      modules: [
        {
          moduleId: "carotid-stenting",
          cases: [{ caseId: "carotid-stenting-01" }, { caseId: "carotid-stenting-02" }],
        },
      ],
      state: "active",
      used: 0,
      maxUses: 3,
      users: [],
      archivedAt: null,
      viewerCanEdit: true,
      viewerCanArchive: true,
    });
    expect(event.code).toMatch(/^cerav/);
    expect(Date.parse(String(event.validTo)) - Date.parse(event.eventAt)).toBe(3_900_000);
    expect(await hoursOf(portal)).toEqual({
      ...before,
      spendable: before.spendable - 1,
      reserved: before.reserved + 1,
    });
    expect(await auditOf(event.id)).toMatchObject([
      { action: "event.created", actor_id: cast.ruth.userId, after: { name: "Carotid day", maxUses: 3 } },
    ]);
  });

  test("is one, however often its key is sent", async () => {
    const input = anEventInput(soon({ idempotencyKey: "once" }));
    const [first, again] = [await anEvent(portal, input), await anEvent(portal, input)];
    expect(again.id).toBe(first.id);
  });

  test("is refused in its fields", async () => {
    const input = anEventInput(
      soon({ name: " ", description: "", maxUses: 21, durationInSeconds: 60, organizers: ["nobody"] }),
    );
    expect(fieldsOf(await portal.ask(cast.ruth, createMutation, input))).toEqual({
      name: "EVENT_TITLE_REQUIRED",
      description: "EVENT_DESCRIPTION_REQUIRED",
      maxUses: "OUT_OF_RANGE",
      durationInSeconds: "HOURS_OUT_OF_RANGE",
      "organizers.0": "NOT_AN_EMAIL",
    });
    const elsewhere = anEventInput(soon({ learningSpaceId: 3 }));
    expect(fieldsOf(await portal.ask(cast.ruth, createMutation, elsewhere))).toEqual({
      learningSpaceId: "NOT_AN_OPTION",
    });
  });

  test("is refused where the account has too little time (3.048)", async () => {
    const account = await newAccount(portal, 1);
    const { rows } = await portal.database.pool.query(
      "select module_id, id from cloud_case where module_id in (select id from cloud_module where learning_space_id = 1) limit 1",
    );
    await portal.database.db
      .updateTable("customer_learning_space")
      .set({ full_access: true })
      .where("customer_id", "=", account)
      .execute();
    const input = anEventInput(
      soon({
        customerId: account,
        learningSpaceId: 1,
        durationInSeconds: 3601,
        modules: [{ moduleId: rows[0].module_id, caseIds: [rows[0].id] }],
      }),
    );
    expect(refusalOf(await portal.ask(cast.ruth, createMutation, input))).toEqual({
      code: "TOO_LITTLE_SPENDABLE_TIME",
      message: "Too little spendable time in cloud cases time quota.",
    });
    await expect(anEvent(portal, { ...input, durationInSeconds: 3600 })).resolves.toMatchObject({ used: 0 });
  });

  test("is an admin's for the own account alone, where the list names it (X21)", async () => {
    expect((await anEvent(portal, soon(), cast.george)).creator?.email).toBe(cast.george.email);
    const lakeside = anEventInput(soon({ customerId: customerOf("lakeside").id }));
    expect(refusalOf(await portal.ask(cast.george, createMutation, lakeside)).code).toBe("NOT_FOUND");
    expect(refusalOf(await portal.ask(cast.helena, createMutation, lakeside)).code).toBe("FORBIDDEN");
    const unknown = anEventInput(soon({ customerId: 4711 }));
    expect(refusalOf(await portal.ask(cast.george, createMutation, unknown)).code).toBe("NOT_FOUND");
  });
});

describe("machines (3.049, X65)", () => {
  const ask = async (variables: object) =>
    (
      await portal.get<{ eventAvailability: { readonly nextStarts: readonly string[] } }>(
        cast.ruth,
        availabilityQuery,
        variables,
      )
    ).eventAvailability;

  test("a third event at a time of two machines is refused, with the next times that are free", async () => {
    const first = await anEvent(portal, soon());
    await anEvent(portal, soon());
    const refused = refusalOf(await portal.ask(cast.ruth, createMutation, anEventInput(soon())));
    expect(refused).toMatchObject({
      code: "TOO_MANY_EVENTS",
      message: "Too many events scheduled for this time.",
    });
    const starts = (refused as unknown as { nextStarts: readonly string[] }).nextStarts;
    expect(starts).toHaveLength(3);
    for (const at of starts) {
      // The reservation: an hour, five minutes of grace, ten minutes before the next.
      expect(Date.parse(at) - Date.parse(first.eventAt)).toBeGreaterThanOrEqual(75 * 60_000);
      expect(Date.parse(at) % 900_000).toBe(0);
    }
    const { customerId, eventAt, durationInSeconds } = anEventInput(soon());
    const asked = { customerId, eventAt, durationInSeconds };
    expect(await ask(asked)).toEqual({ freeMachines: 0, machines: 2, nextStarts: starts });
    expect(await ask({ ...asked, voucherId: first.id })).toMatchObject({ freeMachines: 1 });
    await expect(anEvent(portal, soon({ eventAt: starts[0] }))).resolves.toMatchObject({
      eventAt: starts[0],
    });
  });

  test("an archived event holds none", async () => {
    const event = await anEvent(portal, soon());
    await anEvent(portal, soon());
    await portal.get(cast.ruth, archiveMutation, { id: event.id });
    await expect(anEvent(portal, soon())).resolves.toMatchObject({ state: "active" });
  });

  test("a time that cannot be is refused", async () => {
    const { customerId, durationInSeconds } = anEventInput();
    for (const eventAt of ["1970-01-01T00:00:00Z", "+275760-09-13T00:00:00Z"]) {
      const answer = await portal.ask(cast.ruth, availabilityQuery, {
        customerId,
        eventAt,
        durationInSeconds,
      });
      expect(Object.keys(fieldsOf(answer))).toEqual(["eventAt"]);
    }
  });
});

describe("an edit (3.039, 3.042, X60)", () => {
  test("changes name, description, time and organizers; calendars hear of it", async () => {
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
    const row = await portal.database.db
      .selectFrom("resource_access_voucher")
      .select(["calendar_sequence"])
      .where("id", "=", event.id)
      .executeTakeFirstOrThrow();
    expect(row.calendar_sequence).toBe(1);
    expect(await auditOf(event.id)).toMatchObject([
      { action: "event.created" },
      { action: "event.changed", before: { name: "Carotid day" }, after: { name: "Carotid night" } },
    ]);
  });

  test("that changes nothing leaves nothing behind", async () => {
    const event = await anEvent(portal, soon());
    expect((await edit(asItStands(event))).modifiedAt).toBe(event.modifiedAt);
    expect(await auditOf(event.id)).toHaveLength(1);
  });

  test("of the duration is refused", async () => {
    const event = await anEvent(portal, soon());
    const answer = await portal.ask(cast.ruth, editMutation, {
      ...asItStands(event),
      durationInSeconds: 7200,
    });
    expect(fieldsOf(answer)).toEqual({ durationInSeconds: "CANNOT_BE_CHANGED" });
  });

  test("to a time without a machine is refused; within its own time it has its own", async () => {
    const event = await anEvent(portal, soon());
    const full = soon({ inHours: 60 });
    const [other] = [await anEvent(portal, full), await anEvent(portal, full)];
    const answer = await portal.ask(cast.ruth, editMutation, {
      ...asItStands(event),
      eventAt: other.eventAt,
    });
    expect(refusalOf(answer).code).toBe("TOO_MANY_EVENTS");
    const aBitLater = new Date(Date.parse(other.eventAt) + 600_000).toISOString();
    await expect(edit({ ...asItStands(other), eventAt: aBitLater })).resolves.toMatchObject({
      eventAt: aBitLater,
    });
  });

  test("while it goes on changes its name, and not its time once a machine was started for it", async () => {
    const event = await anEvent(portal, soon());
    const began = await movedBack(event, 60_000);
    await expect(edit({ ...asItStands(began), name: "Now" })).resolves.toMatchObject({ name: "Now" });
    const { db } = portal.database;
    const machine = await db.selectFrom("vm").select("id").executeTakeFirstOrThrow();
    await db
      .insertInto("vm_session")
      .values({
        vm_id: machine.id,
        voucher_id: event.id,
        kind: "event",
        limit_s: 3600,
        ...{
          module_id: "carotid-stenting",
          case_id: "carotid-stenting-01",
        },
        started_at: new Date(began.eventAt),
        ends_at: new Date(Date.now() + hourMs),
        ...{
          ended_at: new Date(),
          end_reason: "ENDED",
          used_s: 1,
        },
      })
      .execute();
    const later = new Date(Date.now() + 24 * hourMs).toISOString();
    const answer = await portal.ask(cast.ruth, editMutation, { ...asItStands(began), eventAt: later });
    expect(fieldsOf(answer)).toEqual({ eventAt: "EVENT_HAS_STARTED" });
  });

  test("is refused once it is over or archived (3.037, 3.038)", async () => {
    const [past, archived] = [await anEvent(portal, soon()), await anEvent(portal, soon())];
    await portal.get(cast.ruth, archiveMutation, { id: archived.id });
    const tried = async (event: TestEvent) =>
      refusalOf(await portal.ask(cast.ruth, editMutation, { ...asItStands(event), name: "Else" })).code;
    expect(await tried(archived)).toBe("VOUCHER_ARCHIVED");
    expect(await tried(await movedBack(past, 3_900_000))).toBe("VOUCHER_NOT_EDITABLE");
  });

  test("of another's event, of cloud cases, or of nothing finds nothing", async () => {
    const event = await anEvent(portal, soon());
    const { id } = await portal.database.db
      .insertInto("resource_access_voucher")
      .values({
        kind: "cloud_modules",
        code: "cmrav-of-the-edit",
        customer_id: 1,
        learning_space_id: 2,
        ...{
          valid_to: new Date(Date.now() + hourMs),
          max_uses: 1,
          max_duration_s: 3600,
          settled_at: new Date(),
        },
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
      expect(refusalOf(answer).code).toBe("NOT_FOUND");
    }
  });
});

describe("archiving (3.036-3.038, X57, X113)", () => {
  test("returns the time, and the event is over for those who are in it", async () => {
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
    expect(refusalOf(again).code).toBe("VOUCHER_ARCHIVED");
  });
});
