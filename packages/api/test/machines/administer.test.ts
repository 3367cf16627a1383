import { cast } from "@cathedra/test-fixtures";
import { describe, expect, test, vi } from "vitest";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  addMachines,
  addVoucher,
  caseOfTests,
  chainOf,
  machineRow,
  setUpFleet,
  startMutation,
  untilStatus,
} from "./fleet.ts";

const fleet = setUpFleet();

const { maya, ruth } = cast;
const fleetQuery = `{ cloudCaseVMs(limit: 500) {
  id name url status status_since reason detail session_id module_id module_name case_id case_name voucher_id is_event
  started_by { first_name last_name email keycloak_id } claimed_at session_started_at session_ends_at last_seen_at
  history { id updated_at prev_status new_status reason started_by { first_name } case_id case_name module_name session_id }
} }`;
type Listed = {
  id: string;
  status: string;
  case_name: string | null;
  history: readonly { new_status: string; prev_status: string | null; case_name: string | null }[];
};
const listed = async () =>
  (await fleet.get<{ cloudCaseVMs: readonly Listed[] }>(ruth, fleetQuery)).cloudCaseVMs;
const byUrl = (name: string) => `mutation ($url: String!) { ${name}(url: $url) { id status } }`;
const byId = (name: string) => `mutation ($vmId: ID!) { ${name}(vmId: $vmId) { id status } }`;

test("the fleet with its history takes as many statements for 30 machines as for one (4.009, 4.040)", async () => {
  const [id = ""] = await addMachines(fleet, 1);
  const one = await statementsOf(listed);
  expect(one).toHaveLength(3);
  await addMachines(fleet, 29);
  expect(await statementsOf(listed)).toHaveLength(3);
  const voucherId = await addVoucher(fleet.db, [maya]);
  const started = await fleet.get(maya, startMutation, {
    ...caseOfTests,
    voucherId,
  });
  const all = await listed();
  expect(all).toHaveLength(30);
  const claimed = all.find(({ id: each }) => each === started.startSingleUserCloudCase.id);
  expect(claimed?.case_name).toEqual(expect.any(String));
  expect(claimed?.history).toMatchObject([
    { new_status: "desired", prev_status: "idle", case_name: claimed?.case_name },
    { new_status: "idle", prev_status: null, case_name: null },
  ]);
  expect(all.some((machine) => machine.id === id)).toBe(true);
});

describe("actions of an administrator", () => {
  test("off, on, free, reset and remove are carried out and audited (4.008, 4.042-4.046, X43)", async () => {
    const [id = ""] = await addMachines(fleet, 1);
    const url = fleet.agents.url(id);
    const agent = fleet.agents.machine(id);
    const others = await unbranded(fleet.db).selectFrom("vm").select("id").where("id", "!=", id).execute();
    // Only this machine is claimed.
    for (const other of others)
      await fleet.get(ruth, "mutation ($id: ID!) { removeVM(vmId: $id) }", { id: other.id });
    const reconciler = fleet.reconcile();
    await fleet.get(ruth, byUrl("turnOffVM"), { url });
    await vi.waitFor(() => expect(agent.isRunning).toBe(false), 15_000);
    await fleet.get(ruth, byUrl("turnOnVM"), { url });
    await untilStatus(fleet.db, id, "idle");
    expect(agent.isRunning).toBe(true);
    await reconciler.stop();
    await fleet.get(maya, startMutation, { ...caseOfTests, voucherId: await addVoucher(fleet.db, [maya]) });
    expect(await fleet.get(ruth, byId("resetVMToIdle"), { vmId: id })).toEqual({
      resetVMToIdle: { id, status: "idle" },
    });
    expect(await fleet.get(ruth, byId("resetVMToOff"), { vmId: id })).toEqual({
      resetVMToOff: { id, status: "off" },
    });
    fleet.reconcile();
    expect(await fleet.get(ruth, "mutation ($vmId: ID!) { removeVM(vmId: $vmId) }", { vmId: id })).toEqual({
      removeVM: id,
    });
    await vi.waitFor(() => expect(agent.orders).toEqual(["power-off", "power-on", "remove"]), 15_000);
    await vi.waitFor(async () => expect((await machineRow(fleet.db, id)).look_again_at).toBeNull(), 15_000);
    expect((await listed()).some((machine) => machine.id === id)).toBe(false);
    expect(await chainOf(fleet.db, id)).toEqual([
      "idle",
      "off TURNED_OFF",
      "void TURNED_ON",
      "idle READY",
      "desired CLAIMED",
      "idle FREED",
      "off RESET",
      "off REMOVED",
    ]);
    const audited = await fleet.db
      .selectFrom("audit_log")
      .select(["action", "actor_id"])
      .where("subject", "=", id)
      .orderBy("id")
      .execute();
    expect(audited.map(({ action }) => action)).toEqual([
      "machine.turned_off",
      "machine.turned_on",
      "machine.freed",
      "machine.reset",
      "machine.removed",
    ]);
    expect(new Set(audited.map(({ actor_id }) => actor_id))).toEqual(new Set([ruth.userId]));
  });

  test("an action that the status does not allow is refused with the status, and an unknown machine is not found", async () => {
    const [id = ""] = await addMachines(fleet, 1, { status: "off" });
    const { errors } = await fleet.ask(ruth, byUrl("turnOffVM"), { url: fleet.agents.url(id) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "ACTION_NOT_NOW", status: "off" });
    for (const [query, variables] of [
      [byUrl("turnOnVM"), { url: "http://elsewhere.example" }],
      [byId("resetVMToOff"), { vmId: "not-a-uuid" }],
      [byId("resetVMToIdle"), { vmId: "7a4c0000-0000-4000-8000-00000000ffff" }],
    ] as const) {
      expect((await fleet.ask(ruth, query, variables)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
  });

  test("if ten administrators turn a machine off at once, it is turned off once", async () => {
    const [id = ""] = await addMachines(fleet, 1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fleet.ask(ruth, byUrl("turnOffVM"), { url: fleet.agents.url(id) })),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect((await chainOf(fleet.db, id)).filter((link) => link.startsWith("off"))).toHaveLength(1);
  });
});
