import type { SessionId } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type FakeMachine, run } from "../machines/fake-agents.ts";
import {
  addMachines,
  addVoucher,
  caseOfTests,
  machineRow,
  setUpFleet,
  startMutation,
  untilStatus,
} from "../machines/fleet.ts";
import { witnessMutation } from "./room-helpers.ts";

// A session continues while people are in its room, although the agent is silent (decision 0063).

let machineId: string;
let agent: FakeMachine;
let sessionId: SessionId;
const fleet = setUpFleet();
const { maya, tomas } = cast;
const limits = { silentMs: 600, witnessMs: 600, witnessedMs: 2500 };

beforeEach(async () => {
  await fleet.emptyFleet();
  [machineId = ""] = await addMachines(fleet, 1);
  agent = fleet.agents.machine(machineId);
  const { startSingleUserCloudCase: started } = await fleet.get<{
    startSingleUserCloudCase: { session_id: SessionId };
  }>(maya, startMutation, { ...caseOfTests, voucherId: await addVoucher(fleet.db, [maya]) });
  sessionId = started.session_id;
});

async function inRoom(kinds: readonly ("joined" | "left")[] = ["joined"]) {
  const reconciler = fleet.reconcile(limits);
  await untilStatus(fleet.db, machineId, "starting");
  run(agent, sessionId, caseOfTests);
  await untilStatus(fleet.db, machineId, "started");
  for (const [at, kind] of kinds.entries())
    await sql`insert into vm_session_event (session_id, seq, kind, user_id)
      values (${sessionId}, ${at + 1}, ${kind}, ${maya.userId})`.execute(fleet.db);
  return reconciler;
}
const witness = async (who = maya) =>
  (await fleet.ask(who, witnessMutation, { sessionId })).data?.witnessCloudCaseRoom;
const untilSilent = () =>
  expect.poll(async () => (await machineRow(fleet.db, machineId)).fault).toBe("silent");

test("the session of a silent machine continues while someone in its room confirms it, up to the limit", async () => {
  const reconciler = await inRoom();
  expect(await witness()).toBe(false);
  agent.manner = "silent";
  await untilSilent();
  const silentSince = Date.now();
  let last = silentSince;
  while ((await machineRow(fleet.db, machineId)).status === "started") {
    if ((await witness()) === true) last = Date.now();
    await new Promise((done) => setTimeout(done, 100));
  }
  expect(last - silentSince).toBeGreaterThan(1500);
  expect((await machineRow(fleet.db, machineId)).reason).toBe("SILENT");
  expect(await witness()).toBeUndefined();
  await reconciler.stop();
});

test("a machine that answers again needs no confirmation by people", async () => {
  const reconciler = await inRoom();
  agent.manner = "silent";
  await untilSilent();
  expect(await witness()).toBe(true);
  agent.manner = "well";
  await expect.poll(async () => (await machineRow(fleet.db, machineId)).fault).toBeNull();
  expect((await machineRow(fleet.db, machineId)).status).toBe("started");
  expect(await witness()).toBe(false);
  await reconciler.stop();
});

test("a person who is not in the room, never came or has left cannot keep the session alive", async () => {
  const reconciler = await inRoom(["joined", "left"]);
  agent.manner = "silent";
  await untilSilent();
  expect(await witness()).toBe(false);
  expect(await witness(tomas)).toBeUndefined();
  await untilStatus(fleet.db, machineId, "off");
  await reconciler.stop();
});
