import type { SessionId } from "@cathedra/domain";
import { roomPath } from "@cathedra/domain/cloud";
import { cast } from "@cathedra/test-fixtures";
import { expect, test, vi } from "vitest";
import { fleetSecret } from "../machines/fake-agents.ts";
import { addVoucher, caseOfTests, chainOf, endMutation, startMutation } from "../machines/fleet.ts";
import { tokenQuery } from "../rooms/room-helpers.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { unbranded } from "../support/unbranded.ts";
import { portalUrl, startContainers, untilIs } from "./engine.ts";

// This file only runs if DOCKER_TEST_IMAGE is set.

const containers = openBeforeAll(startContainers);

const { maya, ruth } = cast;
const turnOn = (url: string) =>
  containers.fleet.get(ruth, "mutation ($url: String!) { turnOnVM(url: $url) { status } }", { url });

async function startCase(voucherId: number) {
  const { startSingleUserCloudCase: started } = await containers.fleet.get<{
    startSingleUserCloudCase: { id: string; session_id: SessionId };
  }>(maya, startMutation, { ...caseOfTests, voucherId });
  await untilIs(containers.fleet.db, started.id, "started");
  return started.session_id;
}

const sessionRow = (id: string) =>
  unbranded(containers.fleet.db)
    .selectFrom("vm_session")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("the first process creates a container once, which runs, stops, is killed, restarts and is removed", async () => {
  const { driver, inspect, kill } = containers;
  const machine = await containers.add();
  expect(await driver.isRunning(machine)).toBe(false);
  await Promise.all([driver.powerOn(machine), driver.powerOn(machine), driver.powerOn(machine)]);
  expect(await driver.isRunning(machine)).toBe(true);
  const made = await inspect(machine.id);
  expect(made.HostConfig.CapDrop).toEqual(["ALL"]);
  expect(made.HostConfig.SecurityOpt).toEqual(["no-new-privileges"]);
  expect(JSON.stringify(made)).not.toContain(fleetSecret);
  await driver.powerOff(machine);
  await driver.powerOff(machine);
  expect(await driver.isRunning(machine)).toBe(false);
  await driver.powerOn(machine);
  await kill(machine.id);
  expect(await driver.isRunning(machine)).toBe(false);
  await driver.powerOn(machine);
  expect((await inspect(machine.id)).Id).toBe(made.Id);
  await driver.remove(machine);
  await driver.remove(machine);
  await driver.powerOff(machine);
  expect(await driver.isRunning(machine)).toBe(false);
}, 120_000);

test("a case runs to its end despite a worker restart, and a killed container ends its session", async () => {
  const { fleet, agents, url, inspect, kill } = containers;
  const machine = await containers.add();
  const { id } = machine;
  const first = containers.reconcile();
  await turnOn(url(machine));
  await untilIs(fleet.db, id, "idle");
  const made = await inspect(id);
  const voucherId = await addVoucher(fleet.db, [maya]);

  const sessionId = await startCase(voucherId);
  const page = await fetch(new URL(roomPath, url(machine)));
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${portalUrl}`);
  const { cloudCaseRoomToken } = await fleet.get(maya, tokenQuery, { sessionId });
  const leave = await enterRoom(url(machine), cloudCaseRoomToken.token);
  // Everything that the portal knows about the room was reported by the container.
  await vi.waitFor(
    async () => expect(await getKinds(sessionId)).toEqual(["joined", "control_gained"]),
    15_000,
  );
  expect(await agents.ask({ id, url: url(machine) }, "state")).toMatchObject({
    state: { phase: "running", sessionId, users: [{ id: maya.keycloakId }] },
  });

  // A worker that starts again takes over the container as it is.
  await first.stop();
  containers.reconcile();
  await unbranded(fleet.db)
    .updateTable("vm")
    .set({ look_again_at: new Date() })
    .where("id", "=", id)
    .execute();
  const seen = (await untilIs(fleet.db, id, "started")).last_seen_at ?? Date.now();
  await vi.waitFor(
    async () => expect((await untilIs(fleet.db, id, "started")).last_seen_at).toBeGreaterThan(seen),
    15_000,
  );
  expect((await inspect(id)).State.StartedAt).toBe(made.State.StartedAt);

  await fleet.get(maya, endMutation, { voucherId });
  await untilIs(fleet.db, id, "idle");
  leave();
  expect(await sessionRow(sessionId)).toMatchObject({ end_reason: "ENDED" });

  const killed = await startCase(voucherId);
  await kill(id);
  expect(await untilIs(fleet.db, id, "off")).toMatchObject({ reason: "STOPPED" });
  const over = await sessionRow(killed);
  expect(over).toMatchObject({ end_reason: "STOPPED" });
  expect(over.used_s).toBeLessThan(30);
  await turnOn(url(machine));
  await untilIs(fleet.db, id, "idle");
  const again = await inspect(id);
  expect(again.Id).toBe(made.Id);
  expect(again.State.StartedAt).not.toBe(made.State.StartedAt);
  expect((await chainOf(fleet.db, id)).slice(-5)).toEqual([
    "starting STARTING",
    "started STARTED",
    "off STOPPED",
    "void TURNED_ON",
    "idle READY",
  ]);
}, 240_000);

const getKinds = async (sessionId: string) =>
  (
    await unbranded(containers.fleet.db)
      .selectFrom("vm_session_event")
      .select("kind")
      .where("session_id", "=", sessionId)
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);

/** Enters the room as the frame's page does, and returns a function that leaves it. */
async function enterRoom(origin: string, token: string): Promise<() => void> {
  const live = new WebSocket(`${origin.replace("http", "ws")}${roomPath}live`, { headers: { origin } });
  await new Promise((opened, failed) => {
    live.addEventListener("open", opened, { once: true });
    live.addEventListener("error", failed, { once: true });
  });
  live.send(JSON.stringify({ type: "token", token }));
  return () => live.close();
}
