import { randomUUID } from "node:crypto";
import { type CaseId, instant, type ModuleId, type SessionId, type VoucherId } from "@cathedra/domain";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allInvariants } from "../../src/invariants/all.ts";
import { checkInvariants, examine, examineIn, type Finding } from "../../src/invariants/invariant.ts";
import { claimFreeMachine } from "../../src/modules/machines/claim-machine.ts";
import { anEvent } from "../events/event-builders.ts";
import { run } from "../machines/fake-agents.ts";
import {
  addMachines,
  caseOfTests,
  endMutation,
  type Fleet,
  startFleet,
  startMutation,
  untilStatus,
} from "../machines/fleet.ts";
import { accept, aVoucher } from "../vouchers/voucher-builders.ts";
import { damages, removeAllButOne } from "./violations.ts";

let fleet: Fleet;
/** The names that the violations refer to as `{name}`. */
let subjects: ReadonlyMap<string, string>;

beforeAll(async () => {
  fleet = await startFleet();
  await addMachines(fleet, 4);
  fleet.reconcile();
  const { code, id: voucher } = await aVoucher(fleet);
  for (const who of [cast.maya, cast.tomas]) await accept(fleet, who, code);
  const over = await startCase(cast.maya, voucher);
  await fleet.get(cast.maya, endMutation, { voucherId: voucher });
  await startCase(cast.tomas, voucher);
  const { id: event } = await anEvent(fleet, { inHours: 0.1 });
  await anEvent(fleet, { inHours: 0.1 });
  await startEvent(cast.priya, event);
  await vi.waitFor(async () => expect(await vacantMachines()).toHaveLength(2), 15_000);
  const [spare = ""] = await vacantMachines();
  subjects = new Map([
    ["voucher", String(voucher)],
    ["event", String(event)],
    ["over", `'${over}'`],
    ["spare", `'${spare}'`],
  ]);
}, 60_000);
afterAll(() => fleet.close());

async function startCase(who: CastPerson, voucherId: number): Promise<string> {
  const { startSingleUserCloudCase: started } = await fleet.get<{
    startSingleUserCloudCase: { id: string; session_id: SessionId };
  }>(who, startMutation, { ...caseOfTests, voucherId });
  await letRun(started.id, started.session_id);
  return started.session_id;
}

async function startEvent({ userId }: CastPerson, event: number): Promise<void> {
  const sessionId = randomUUID() as SessionId;
  const now = instant(Date.now());
  const claim = {
    sessionId,
    kind: "EVENT_CLOUD_CASE",
    voucherId: event as VoucherId,
    moduleId: caseOfTests.moduleId as ModuleId,
    caseId: caseOfTests.caseId as CaseId,
    startedBy: userId,
    claimedAt: now,
    limit: { kind: "until", at: instant(now + 3_600_000) },
  } as const;
  const machine = await fleet.db.transaction().execute((tx) => claimFreeMachine(tx, claim, now));
  if (machine === undefined) throw new Error("no machine is vacant");
  await letRun(machine.id, sessionId);
}

async function letRun(id: string, sessionId: SessionId): Promise<void> {
  await untilStatus(fleet.db, id, "starting");
  run(fleet.agents.machine(id), sessionId, caseOfTests);
  await untilStatus(fleet.db, id, "started");
}

async function vacantMachines(): Promise<readonly string[]> {
  const found = await fleet.db
    .selectFrom("vm")
    .select("id")
    .where("status", "=", "idle")
    .where("session_id", "is", null)
    .execute();
  return found.map(({ id }) => id);
}

const withoutRules = ["quota_entry", "vm_history"].map(
  (table) => `alter table ${table} disable trigger user`,
);

/** The findings after these statements, which are rolled back. */
async function findingsAfter(statements: readonly string[]): Promise<readonly Finding[]> {
  let findings: readonly Finding[] = [];
  const undone = new Error("undone");
  const damaging = fleet.db.transaction().execute(async (tx) => {
    for (const text of [...withoutRules, ...statements]) {
      const named = text.replace(/\{([a-z]+)\}/g, (_, name: string) => subjects.get(name) ?? name);
      const { numAffectedRows } = await sql.raw(named).execute(tx);
      if (/^\s*(update|insert|delete)/.test(named) && numAffectedRows === 0n)
        throw new Error(`touched nothing: ${named}`);
    }
    findings = await examineIn(tx, allInvariants);
    throw undone;
  });
  await damaging.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return findings;
}

test("no invariant is violated in a portal with ended and ongoing sessions of people and events", async () => {
  expect(await checkInvariants(fleet.db, allInvariants)).toEqual([]);
});

test("each invariant has a unique name and a test that violates it", () => {
  expect(allInvariants.map(({ name }) => name).toSorted()).toEqual(Object.keys(damages).toSorted());
});

test.each(Object.keys(damages))("the invariants report the violation: %s", async (name) => {
  const findings = await findingsAfter(damages[name] ?? []);
  const found = findings.find(({ invariant }) => invariant === name);
  expect(found?.violations).toBeGreaterThan(0);
  expect(found?.examples[0]).toEqual({ what: expect.stringMatching(/./), found: expect.stringMatching(/./) });
});

test("a machine that leaves the fleet does not violate reservations made before", async () => {
  const findings = await findingsAfter([removeAllButOne]);
  expect(findings.find(({ invariant }) => invariant.startsWith("events that overlap"))?.violations).toBe(0);
});

test("a thousand violations are all counted, and twenty are listed", async () => {
  const findings = await findingsAfter([
    `insert into vm_history (vm_id, prev_status, new_status)
     select id, 'void', 'starting' from vm, generate_series(1, 1000) where id = {spare}`,
  ]);
  const { violations, examples } = findings.find(({ invariant }) => invariant.startsWith("each row")) ?? {};
  expect([violations, examples?.length]).toEqual([1000, 20]);
});

test("the check writes nothing and waits for no locks", async () => {
  await fleet.db.transaction().execute(async (tx) => {
    await sql`lock table vm, quota_account, resource_access_voucher in share row exclusive mode`.execute(tx);
    expect(await examine(fleet.db, allInvariants)).toHaveLength(allInvariants.length);
  });
});
