import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { addMachines, setUpFleet } from "./fleet.ts";

const fleet = setUpFleet();
beforeEach(() => fleet.emptyFleet());

const { ruth } = cast;
const fleetQuery = "{ cloudCaseVMs(limit: 500) { id history { id new_status } last_hour { since status } } }";
type Listed = {
  readonly id: string;
  readonly history: readonly { readonly id: string; readonly new_status: string }[];
  readonly last_hour: readonly { readonly since: string; readonly status: string }[];
};
const listed = async () =>
  (await fleet.get<{ cloudCaseVMs: readonly Listed[] }>(ruth, fleetQuery)).cloudCaseVMs;

const earlierQuery = `query ($vmId: ID!, $before: ID, $limit: Int) {
  cloudCaseVMHistory(vmId: $vmId, before: $before, limit: $limit) { id reason }
}`;
const earlier = async (variables: { vmId: string; before?: string; limit?: number }) =>
  (await fleet.get(ruth, earlierQuery, variables)).cloudCaseVMHistory;

/** Stores changes between idle and void, each this many seconds ago. */
async function addChanges(vmId: string, secondsAgo: readonly number[]) {
  for (const [at, seconds] of secondsAgo.entries()) {
    await unbranded(fleet.db)
      .insertInto("vm_history")
      .values({
        vm_id: vmId,
        prev_status: at % 2 === 0 ? "idle" : "void",
        new_status: at % 2 === 0 ? "void" : "idle",
        reason: at % 2 === 0 ? "ENDED" : "READY",
        updated_at: new Date(Date.now() - seconds * 1000),
      })
      .execute();
  }
}

/** A machine that joined the fleet two hours ago. */
async function anOldMachine(): Promise<string> {
  const [id = ""] = await addMachines(fleet, 1);
  await sql`alter table vm_history disable trigger user`.execute(fleet.db);
  await sql`update vm_history set updated_at = now() - interval '2 hours' where vm_id = ${id}`.execute(
    fleet.db,
  );
  await sql`alter table vm_history enable trigger user`.execute(fleet.db);
  return id;
}

test("the last hour is complete even if the machine changed very often (4.031)", async () => {
  const id = await anOldMachine();
  await addChanges(
    id,
    Array.from({ length: 40 }, (_, at) => 3500 - at * 60),
  );
  const [machine] = await listed();
  expect(machine?.history).toHaveLength(12);
  expect(machine?.last_hour).toHaveLength(41);
  const held = machine?.last_hour.at(-1);
  expect(held?.status).toBe("idle");
  expect(Date.parse(held?.since ?? "")).toBeLessThan(Date.now() - 3_600_000);
});

test("a machine without changes keeps its status for the hour, and a new machine's history begins at its creation", async () => {
  const id = await anOldMachine();
  const [young = ""] = await addMachines(fleet, 1);
  const machines = await listed();
  expect(machines.find((machine) => machine.id === id)?.last_hour).toMatchObject([{ status: "idle" }]);
  const { last_hour: hour } = machines.find((machine) => machine.id === young) ?? { last_hour: [] };
  expect(hour).toHaveLength(1);
  expect(Date.parse(hour[0]?.since ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("the time before the earliest change on a limited page is left out instead of guessed", async () => {
  const id = await anOldMachine();
  await addChanges(
    id,
    Array.from({ length: 300 }, (_, at) => 3000 - at * 10),
  );
  const [machine] = await listed();
  expect(machine?.last_hour).toHaveLength(240);
  expect(Date.parse(machine?.last_hour.at(-1)?.since ?? "")).toBeGreaterThan(Date.now() - 3_000_000);
});

test("history takes as many statements for 30 machines as for one", async () => {
  await addMachines(fleet, 1);
  const one = await statementsOf(listed);
  await addMachines(fleet, 29);
  expect(await statementsOf(listed)).toHaveLength(one.length);
});

test("earlier changes are paginated back to the machine's first, in one statement beside the caller's (4.039)", async () => {
  const id = await anOldMachine();
  await addChanges(
    id,
    Array.from({ length: 29 }, (_, at) => 3000 - at * 10),
  );
  const [machine] = await listed();
  const seen = machine?.history.map((change) => change.id) ?? [];
  while (seen.length < 100) {
    const page = await earlier({ vmId: id, before: seen.at(-1) ?? "", limit: 8 });
    if (page.length === 0) break;
    expect(page.length).toBeLessThanOrEqual(8);
    seen.push(...page.map((change) => change.id));
  }
  expect(seen).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
  expect(seen).toEqual(seen.toSorted((one, other) => Number(other) - Number(one)));
  expect(await statementsOf(() => earlier({ vmId: id, limit: 1 }))).toHaveLength(2);
  expect(await statementsOf(() => earlier({ vmId: id, limit: 30 }))).toHaveLength(2);
});

test.each([{ vmId: "not-a-uuid" }, { vmId: "7a4c0000-0000-4000-8000-00000000ffff" }])(
  "an unknown machine has no history: $vmId",
  async (variables) => {
    expect(await earlier(variables)).toEqual([]);
  },
);

test("an unknown change number finds nothing", async () => {
  const id = await anOldMachine();
  for (const before of ["1; drop table vm", "-1", "99999999999999999999"])
    expect(await earlier({ vmId: id, before })).toEqual([]);
  expect(await earlier({ vmId: id, limit: 1000 })).toHaveLength(1);
});
