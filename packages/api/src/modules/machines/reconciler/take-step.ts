import type { CaseId, Instant, ModuleId, VoucherId } from "@cathedra/domain";
import {
  agentProtocolVersion,
  type CaseExercise,
  type MachineCommand,
  type MachineStep,
  type Observation,
  type OfferedCase,
} from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { json, nullable, statement, text } from "../../../db/statement.ts";
import { toTimestamp } from "../../../db/to-timestamp.ts";
import type { FleetMachine } from "../fleet-machine.ts";
import { toFinding } from "./observe-machine.ts";
import type { ReconcilerDeps } from "./reconciler-deps.ts";

export type StepTaken =
  /** Nothing was done, because another worker holds the lease of the machine. */
  | { readonly kind: "notOurs" }
  | { readonly kind: "done"; readonly found: Observation | null }
  | { readonly kind: "failed" };

/** Takes a step that no one has taken: it is recorded before it is sent, so it is never sent twice. */
export async function takeStep(
  deps: ReconcilerDeps,
  fleet: FleetMachine,
  step: MachineStep,
): Promise<StepTaken> {
  const now = deps.clock();
  if (!(await isOurs(deps.db, fleet, step, now))) return { kind: "notOurs" };
  try {
    return { kind: "done", found: await carryOut(deps, fleet, step.command) };
  } catch (err) {
    deps.log.warn(
      { err, machine: fleet.machine.id, command: step.command.kind },
      "a command to a machine failed",
    );
    return { kind: "failed" };
  }
}

async function isOurs(db: Db, { machine }: FleetMachine, step: MachineStep, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    insert into vm_step (id, vm_id, command, taken_at)
    values (${step.id}, ${machine.id}, ${step.command.kind}, ${toTimestamp(now)})
    on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
}

/** Carries out a step and returns the machine's answer; null if the step is the driver's. */
async function carryOut(
  deps: ReconcilerDeps,
  fleet: FleetMachine,
  command: MachineCommand,
): Promise<Observation | null> {
  switch (command.kind) {
    case "powerOn":
    case "powerOff":
    case "remove": {
      const driver = deps.drivers[fleet.driver];
      if (driver === undefined) throw new Error(`the driver ${fleet.driver} is not configured`);
      await driver[command.kind]({ id: fleet.machine.id, name: fleet.name, driverRef: fleet.driverRef });
      return null;
    }
    case "startSession":
      return order(deps, fleet, "start", {
        ...describeOperation(command),
        moduleId: command.moduleId,
        caseId: command.caseId,
        cases: await offeredCases(deps.db, fleet.machine.claim?.voucherId, command),
      });
    case "endSession":
      return order(deps, fleet, "end", describeOperation(command));
    case "setEnd":
      return order(deps, fleet, "setEnd", { ...describeOperation(command), endsAt: command.endsAt });
  }
}

function describeOperation({ sessionId }: { readonly sessionId: string }) {
  return { version: agentProtocolVersion, sessionId };
}

async function order(
  { agents, clock }: ReconcilerDeps,
  fleet: FleetMachine,
  route: "start" | "end" | "setEnd",
  body: unknown,
): Promise<Observation> {
  const answer = await agents.ask({ id: fleet.machine.id, url: fleet.url }, route, body);
  return toFinding(answer, fleet, clock());
}

const offeredCasesStatement = statement(
  {
    moduleId: text<ModuleId>(),
    moduleName: text(),
    caseId: text<CaseId>(),
    caseName: text(),
    exercise: nullable(json<CaseExercise>()),
  },
  (caseId: string, voucher: VoucherId | null) => sql`
    select cloud_module.id as "moduleId", cloud_module.name as "moduleName", cloud_case.id as "caseId",
      cloud_case.name as "caseName", (
        select json_build_object('id', exercise.id, 'code', exercise.code, 'moduleCode', module.code,
          'moduleVersion', module.version)
        from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
        where exercise.cloud_case_id = cloud_case.id and module.is_newest
        order by exercise.id limit 1
      ) as exercise
    from cloud_case join cloud_module on cloud_module.id = cloud_case.module_id
    where cloud_case.id = ${caseId}
      or exists (select 1 from voucher_case where voucher_id = ${voucher} and case_id = cloud_case.id)
    order by cloud_case.id <> ${caseId}, cloud_module.position, cloud_module.id, cloud_case.position, cloud_case.id
    limit 500`,
);

/** The cases of the voucher that a proctor can change to, the started one first. */
async function offeredCases(
  db: Db,
  voucher: VoucherId | undefined,
  { caseId }: { readonly caseId: string },
): Promise<readonly OfferedCase[]> {
  return offeredCasesStatement.rows(db, caseId, voucher ?? null);
}
