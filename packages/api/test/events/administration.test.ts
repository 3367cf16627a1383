import { cast, getCustomer } from "@cathedra/test-fixtures";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newAccount } from "../accounts/operations.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { getFields, hoursOf } from "../vouchers/voucher-builders.ts";
import {
  addMachines,
  anEvent,
  anEventInput,
  archiveMutation,
  availabilityQuery,
  createMutation,
  daysOfTests,
  expectInvariants,
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

describe("creating an event (3.041, X29, X45, X57)", () => {
  test("the new event is returned completely, reserves its duration once, and is audited (3.007)", async () => {
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
    expect(await toAuditFacts(portal, event.id)).toMatchObject([
      { action: "event.created", actor_id: cast.ruth.userId, after: { name: "Carotid day", maxUses: 3 } },
    ]);
  });

  test("repeated calls with one key create one event", async () => {
    const input = anEventInput(soon({ idempotencyKey: "once" }));
    const [first, again] = [await anEvent(portal, input), await anEvent(portal, input)];
    expect(again.id).toBe(first.id);
  });

  test("invalid fields are refused", async () => {
    const input = anEventInput(
      soon({ name: " ", description: "", maxUses: 21, durationInSeconds: 60, organizers: ["nobody"] }),
    );
    expect(getFields(await portal.ask(cast.ruth, createMutation, input))).toEqual({
      name: "EVENT_TITLE_REQUIRED",
      description: "EVENT_DESCRIPTION_REQUIRED",
      maxUses: "OUT_OF_RANGE",
      durationInSeconds: "HOURS_OUT_OF_RANGE",
      "organizers.0": "NOT_AN_EMAIL",
    });
    const elsewhere = anEventInput(soon({ learningSpaceId: 3 }));
    expect(getFields(await portal.ask(cast.ruth, createMutation, elsewhere))).toEqual({
      learningSpaceId: "NOT_AN_OPTION",
    });
  });

  test("an event is refused if the account has too little time (3.048)", async () => {
    const account = await newAccount(portal, 1);
    const { rows } = await portal.database.pool.query(
      "select module_id, id from cloud_case where module_id in (select id from cloud_module where learning_space_id = 1) limit 1",
    );
    await unbranded(portal.database.db)
      .updateTable("customer_learning_space")
      .set({ full_access: true })
      .where("customer_id", "=", account)
      .execute();
    const input = anEventInput(
      soon({
        customerId: account,
        learningSpaceId: 1,
        durationInSeconds: 7200,
        modules: [{ moduleId: rows[0].module_id, caseIds: [rows[0].id] }],
      }),
    );
    expect(toRefusal(await portal.ask(cast.ruth, createMutation, input))).toEqual({
      code: "TOO_LITTLE_SPENDABLE_TIME",
      message: "Too little spendable time in cloud cases time quota.",
    });
    await expect(anEvent(portal, { ...input, durationInSeconds: 3600 })).resolves.toMatchObject({ used: 0 });
  });

  test("an admin creates events only for their own account, and only if the account lists them (X21)", async () => {
    expect((await anEvent(portal, soon(), cast.george)).creator?.email).toBe(cast.george.email);
    const lakeside = anEventInput(soon({ customerId: getCustomer("lakeside").id }));
    expect(toRefusal(await portal.ask(cast.george, createMutation, lakeside)).code).toBe("NOT_FOUND");
    expect(toRefusal(await portal.ask(cast.helena, createMutation, lakeside)).code).toBe("FORBIDDEN");
    const unknown = anEventInput(soon({ customerId: 4711 }));
    expect(toRefusal(await portal.ask(cast.george, createMutation, unknown)).code).toBe("NOT_FOUND");
  });
});

describe("machines (3.049, X65)", () => {
  const ask = async (variables: object) =>
    (await portal.get(cast.ruth, availabilityQuery, variables)).eventAvailability;

  test("a third event at a time with two machines is refused, with the next free times", async () => {
    const first = await anEvent(portal, soon());
    await anEvent(portal, soon());
    const refused = toRefusal(await portal.ask(cast.ruth, createMutation, anEventInput(soon())));
    expect(refused).toMatchObject({
      code: "TOO_MANY_EVENTS",
      message: "Too many events scheduled for this time.",
    });
    const starts = (refused as unknown as { nextStarts: readonly string[] }).nextStarts;
    expect(starts).toHaveLength(3);
    for (const at of starts) {
      // A reservation takes an hour, five minutes of grace and ten minutes before the next event.
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

  test("an archived event reserves no machine", async () => {
    const event = await anEvent(portal, soon());
    await anEvent(portal, soon());
    await portal.get(cast.ruth, archiveMutation, { id: event.id });
    await expect(anEvent(portal, soon())).resolves.toMatchObject({ state: "active" });
  });

  test("an invalid time is refused", async () => {
    const { customerId, durationInSeconds } = anEventInput();
    for (const eventAt of ["1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"]) {
      const answer = await portal.ask(cast.ruth, availabilityQuery, {
        customerId,
        eventAt,
        durationInSeconds,
      });
      expect(Object.keys(getFields(answer))).toEqual(["eventAt"]);
    }
  });
});
