import type { SessionId } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { editMutation } from "../events/event-builders.ts";
import { fill, report, run } from "../machines/fake-agents.ts";
import { addEvent, addVoucher, caseOfTests, type Fleet, startFleet } from "../machines/fleet.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { runningSession } from "./room-helpers.ts";

let fleet: Fleet;
beforeEach(async () => {
  fleet = await startFleet();
});
afterEach(() => fleet.close());

const { maya, tomas, priya, george } = cast;
const eventAt = new Date(Date.now() + 60_000);

/** An event whose room contains the organizer Priya and the given people. */
async function inTheRoom(organizers: readonly string[], people: readonly (typeof maya)[] = []) {
  const voucherId = await addEvent(fleet.db, eventAt, organizers);
  const { machine, sessionId } = await runningSession(fleet, { by: george, voucherId, isEvent: true });
  for (const { userId } of people)
    await unbranded(fleet.db)
      .insertInto("voucher_user")
      .values({ voucher_id: voucherId, user_id: userId })
      .execute();
  const agent = fleet.agents.machine(machine);
  run(agent, sessionId as SessionId, caseOfTests);
  fill(agent, {
    [priya.keycloakId]: "proctor",
    ...Object.fromEntries(people.map(({ keycloakId }) => [keycloakId, "participant"])),
  });
  const organize = (emails: readonly string[]) =>
    fleet.get(george, editMutation, {
      voucherId,
      name: "Stroke afternoon",
      description: "Strokes",
      eventAt: eventAt.toISOString(),
      organizers: emails,
    });
  return { agent, machine, organize };
}

const orders = (agent: { readonly orders: readonly string[] }) =>
  agent.orders.filter((order) => order !== "set-end");

describe("roles in a room follow the portal", () => {
  test("a removed organizer stops being a proctor at once, and a newly named organizer becomes one", async () => {
    const { agent, organize } = await inTheRoom([priya.email], [maya, tomas]);
    // No periodic check runs here: only the change notifies the portal.
    fleet.reconcile({ sessionMs: 60_000, watchMs: 60_000 });
    await report(fleet.app, agent);
    await vi.waitFor(() => expect(agent.orders).toEqual(["set-end"]), 15_000);
    await organize([maya.email]);
    await vi.waitFor(
      () =>
        expect(orders(agent).toSorted()).toEqual(
          [`out ${priya.keycloakId}`, `proctor ${maya.keycloakId}`].toSorted(),
        ),
      15_000,
    );
    await organize([maya.email, tomas.email]);
    await vi.waitFor(() => expect(orders(agent)).toContain(`proctor ${tomas.keycloakId}`), 15_000);
    expect(orders(agent)).toHaveLength(3);
  });

  test("a removed organizer who accepted the event stays as a participant", async () => {
    const { agent, organize } = await inTheRoom([priya.email], [maya]);
    fill(agent, { [maya.keycloakId]: "proctor" });
    fleet.reconcile();
    await organize([]);
    await vi.waitFor(() => expect(orders(agent)).toEqual([`participant ${maya.keycloakId}`]), 15_000);
  });

  test("a role is sent once the machine is reachable again, by the process that observes it then", async () => {
    const { agent, organize } = await inTheRoom([priya.email]);
    const first = fleet.reconcile();
    await vi.waitFor(() => expect(agent.orders).toEqual(["set-end"]), 15_000);
    agent.manner = "silent";
    await organize([]);
    const asked = fleet.agents.questions();
    await vi.waitFor(() => expect(fleet.agents.questions()).toBeGreaterThan(asked + 2), 15_000);
    await first.stop();
    agent.manner = "well";
    expect(orders(agent)).toEqual([]);
    fleet.reconcile();
    await vi.waitFor(() => expect(orders(agent)).toEqual([`out ${priya.keycloakId}`]), 15_000);
  });

  test("no other person has a role in a case started by one person", async () => {
    const voucherId = await addVoucher(fleet.db, [maya, tomas]);
    const { machine, sessionId } = await runningSession(fleet, { by: maya, voucherId });
    const agent = fleet.agents.machine(machine);
    run(agent, sessionId as SessionId, caseOfTests);
    fill(agent, {
      [maya.keycloakId]: "proctor",
      [tomas.keycloakId]: "proctor",
      "nobody-known": "participant",
    });
    fleet.reconcile();
    await vi.waitFor(
      () =>
        expect(orders(agent).toSorted()).toEqual([`out ${tomas.keycloakId}`, "out nobody-known"].toSorted()),
      15_000,
    );
  });

  test("each observation takes one statement for any number of people", async () => {
    const { agent } = await inTheRoom([priya.email], [maya, tomas]);
    const { roomRoles } = await import("../../src/modules/machines/room-queries.ts");
    const { phase } = agent;
    if (phase.phase !== "running") throw new Error("no session");
    const { sessionId, users } = phase as never as { sessionId: SessionId; users: { id: never }[] };
    const of = () =>
      roomRoles(
        fleet.db,
        sessionId,
        users.map(({ id }) => id),
      );
    expect(await statementsOf(of)).toHaveLength(1);
    expect(Object.fromEntries((await of()) ?? [])).toEqual({
      [priya.keycloakId]: "proctor",
      [maya.keycloakId]: "participant",
      [tomas.keycloakId]: "participant",
    });
  });
});
