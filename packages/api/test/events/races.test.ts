import { cast } from "@cathedra/test-fixtures";
import { afterEach, beforeAll, expect, test } from "vitest";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { caseOfTests } from "../machines/fleet.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { accepting, hourMs, newcomers } from "../vouchers/voucher-builders.ts";
import {
  addMachines,
  anEvent,
  anEventInput,
  archiveMutation,
  asItStands,
  createMutation,
  editMutation,
  expectInvariants,
  startEventMutation,
} from "./event-builders.ts";

const connections = 10;

const portal = setUpCastApp([], {
  processes: 3,
  database: { poolSize: connections, connectTimeoutMs: 30_000 },
});
beforeAll(async () => {
  await addMachines(portal, 3);
});
afterEach(() => expectInvariants(portal));

/** Calls at once, on connections that are open already: on a cold pool the calls follow each other. */
async function atOnce(calls: readonly (() => Promise<string>)[]) {
  const warm = () => portal.database.pool.query("select pg_sleep(0.05)");
  await Promise.all(Array.from({ length: connections }, warm));
  const outcomes = await Promise.all(calls.map((call) => call()));
  const kinds = [...new Set(outcomes)];
  return Object.fromEntries(kinds.map((kind) => [kind, outcomes.filter((each) => each === kind).length]));
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const creating = (input: object) => async () =>
  decideOutcome(await portal.ask(cast.ruth, createMutation, input));

test("of eight simultaneous events of two accounts for three machines, three are created (3.049, X65)", async () => {
  const lakeside = {
    customerId: 2,
    learningSpaceId: 4,
    modules: [
      {
        moduleId: "sfa-revascularization",
        caseIds: ["sfa-revascularization-01"],
      },
    ],
  };
  const inputs = times(8, (at) => anEventInput({ inHours: 48 + at / 10, ...(at % 2 === 0 ? {} : lakeside) }));
  expect(await atOnce(inputs.map(creating))).toEqual({ ok: 3, TOO_MANY_EVENTS: 5 });
});

test("of events that move to the last free machine at once, one succeeds", async () => {
  const busy = 200;
  await anEvent(portal, { inHours: busy });
  await anEvent(portal, { inHours: busy });
  const movers = [];
  for (const at of times(6, (index) => index))
    movers.push(await anEvent(portal, { inHours: 300 + at * 10, name: "Mover" }));
  const eventAt = new Date(Date.now() + busy * hourMs).toISOString();
  const moving = movers.map(
    (event) => async () =>
      decideOutcome(await portal.ask(cast.ruth, editMutation, { ...asItStands(event), eventAt })),
  );
  expect(await atOnce(moving)).toEqual({ ok: 1, TOO_MANY_EVENTS: 5 });
});

test("simultaneous calls with one key create one event", async () => {
  const input = anEventInput({ inHours: 400, idempotencyKey: "one of all" });
  expect(await atOnce(times(8, () => creating(input)))).toEqual({ ok: 8 });
  const found = await portal.database.db
    .selectFrom("resource_access_voucher")
    .select("id")
    .where("request_key", "=", "one of all")
    .execute();
  expect(found).toHaveLength(1);
});

test("simultaneous acceptances, edits and archiving of one event keep its account's balance correct", async () => {
  const people = await newcomers(portal, 6);
  const event = await anEvent(portal, { inHours: 500, maxUses: 2 });
  const outcomes = await atOnce([
    ...people.map((who) => accepting(portal, who, event.code)),
    ...times(
      3,
      (at) => async () =>
        decideOutcome(
          await portal.ask(cast.ruth, editMutation, { ...asItStands(event), name: `Name ${at}` }),
        ),
    ),
    async () => decideOutcome(await portal.ask(cast.ruth, archiveMutation, { id: event.id })),
  ]);
  const allowed = ["ok", "VOUCHER_NO_MORE_USES", "VOUCHER_EXPIRED", "VOUCHER_ARCHIVED"];
  expect(allowed).toEqual(expect.arrayContaining(Object.keys(outcomes)));
  const { used, settled_at, reserved_ms } = await unbranded(portal.database.db)
    .selectFrom("resource_access_voucher")
    .select(["used", "settled_at", "reserved_ms"])
    .where("id", "=", event.id)
    .executeTakeFirstOrThrow();
  expect(used).toBeLessThanOrEqual(2);
  expect([settled_at === null, reserved_ms]).toEqual([false, 0]);
});

test("if eight organizers start an event at once, all get the same start (3.023)", async () => {
  const organizers = [cast.priya, cast.george, cast.maya, cast.tomas];
  const event = await anEvent(portal, { inHours: 0.1, organizers: organizers.map(({ email }) => email) });
  const starting = [...organizers, ...organizers].map(
    (who) => async () =>
      decideOutcome(await portal.ask(who, startEventMutation, { voucherId: event.id, ...caseOfTests })),
  );
  expect(await atOnce(starting)).toEqual({ ok: 8 });
  const claimed = await unbranded(portal.database.db)
    .selectFrom("vm_history")
    .select("session_id")
    .where("voucher_id", "=", event.id)
    .execute();
  expect(claimed).toHaveLength(1);
});

test("an event that is started and archived at once is archived and holds no machine", async () => {
  for (const at of times(5, (index) => index)) {
    const event = await anEvent(portal, {
      inHours: 0.1,
      name: `Event ${at}`,
      organizers: [cast.priya.email],
    });
    const outcome = await atOnce([
      async () =>
        decideOutcome(
          await portal.ask(cast.priya, startEventMutation, { voucherId: event.id, ...caseOfTests }),
        ),
      async () =>
        `archiving ${decideOutcome(await portal.ask(cast.ruth, archiveMutation, { id: event.id }))}`,
    ]);
    expect(outcome).toMatchObject({ "archiving ok": 1 });
    const held = await unbranded(portal.database.db)
      .selectFrom("vm")
      .select("status")
      .where("event_id", "=", event.id)
      .execute();
    expect(held).toEqual([]);
  }
});

test("if two organizers choose different cases at once, one starts it, and the other is refused (3.019)", async () => {
  const organizers = [cast.aiko, cast.lukas];
  const event = await anEvent(portal, { inHours: 0.1, organizers: organizers.map(({ email }) => email) });
  const starting = (who: (typeof organizers)[number], caseId: string) => async () =>
    decideOutcome(await portal.ask(who, startEventMutation, { ...caseOfTests, voucherId: event.id, caseId }));
  const calls = organizers.map((who, at) => starting(who, `carotid-stenting-0${at + 1}`));
  expect(await atOnce(calls)).toEqual({ ok: 1, EVENT_STARTED_OTHERWISE: 1 });
});
