import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { addMachines, caseOfTests, setUpFleet } from "./fleet.ts";

const fleet = setUpFleet();
beforeEach(() => fleet.emptyFleet());

const query = `{ failedStarts {
  count starts { at cause what machine person { keycloak_id first_name last_name } }
} }`;
const hourMs = 3_600_000;

type Change = {
  readonly from?: "desired" | "starting" | "started";
  readonly to?: "off" | "idle" | "void" | "starting";
  readonly reason?: string;
  readonly by?: string | null;
  readonly hoursAgo: number;
};

async function addChange(vmId: string, change: Change): Promise<void> {
  const { from = "starting", to = "void", reason = "START_FAILED", by = cast.maya.userId, hoursAgo } = change;
  await unbranded(fleet.db)
    .insertInto("vm_history")
    .values({
      vm_id: vmId,
      prev_status: from,
      new_status: to,
      reason,
      started_by: by,
      case_id: caseOfTests.caseId,
      module_id: caseOfTests.moduleId,
      updated_at: new Date(Date.now() - hoursAgo * hourMs),
    })
    .execute();
}

test("a start that failed by a fault of the portal is counted as in the list of failed requests", async () => {
  await sql`insert into failed_request (at, request_id, user_id, operation, code, status, duration_ms)
    select now() - each.hours * interval '1 hour', gen_random_uuid()::text, ${cast.maya.userId}::uuid, each.operation, each.code, 500, 9
    from (values
      (4, 'useCaseStartMutation', 'INTERNAL'), (3, 'simulatorRunMutation', 'UNAVAILABLE'),
      -- Another request, a refusal that has a reason of its own, and a day ago.
      (2, 'saveRecordMutation', 'INTERNAL'), (2, 'useCaseStartMutation', 'NOT_FOUND'), (25, 'useCaseStartMutation', 'INTERNAL')
    ) as each (hours, operation, code)`.execute(fleet.db);
  const { count, starts } = (await fleet.get(cast.ingrid, query)).failedStarts;
  expect([count, starts.map(({ what, cause, person }) => [what, cause, person?.first_name])]).toEqual([
    2,
    [
      ["Starting an exercise", "UNAVAILABLE", "Maya"],
      ["Starting a cloud case", "INTERNAL", "Maya"],
    ],
  ]);
  await sql`delete from failed_request`.execute(fleet.db);
});

test("failed machine starts of the last day are counted, the latest first, and cancelled or unfinished ones are not", async () => {
  const [vmId = ""] = await addMachines(fleet, 1);
  for (const hoursAgo of [5, 3, 1, 23])
    await addChange(vmId, { hoursAgo, reason: hoursAgo === 1 ? "START_TIMED_OUT" : "NOT_READY" });
  // Starts that are not failures: cancelled by the person, already begun, still in progress, not requested, or of yesterday.
  await addChange(vmId, { hoursAgo: 1, reason: "CANCELLED" });
  await addChange(vmId, { hoursAgo: 1, from: "started", reason: "SESSION_FAILED" });
  await addChange(vmId, { hoursAgo: 1, from: "desired", to: "starting", reason: "NOT_READY" });
  await addChange(vmId, { hoursAgo: 1, by: null });
  await addChange(vmId, { hoursAgo: 25 });
  const { failedStarts } = await fleet.get(cast.ingrid, query);
  expect(failedStarts.count).toBe(4);
  expect(failedStarts.starts).toHaveLength(4);
  expect(failedStarts.starts[0]).toMatchObject({
    cause: "START_TIMED_OUT",
    person: { keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" },
  });
  expect(failedStarts.starts[0]?.what).not.toBe("");
  const times = failedStarts.starts.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(await statementsOf(() => fleet.get(cast.ingrid, query))).toHaveLength(2);
});

test("the count stops at a hundred", async () => {
  const [vmId = ""] = await addMachines(fleet, 1);
  for (let each = 0; each < 103; each++) await addChange(vmId, { hoursAgo: 1 + each / 100 });
  const { count, starts } = (await fleet.get(cast.ruth, query)).failedStarts;
  expect([count, starts.length]).toEqual([100, 10]);
});
