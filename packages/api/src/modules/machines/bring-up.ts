import type { MachineId } from "@cathedra/domain";
import {
  isFault,
  isMachineCause,
  type MachineStatus,
  machineLimits,
  prewarmMachine,
} from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { nullable, statement, text, uuid } from "../../db/statement.ts";
import type { Clock } from "../../ports/clock.ts";
import { changeMachine } from "./change-machine.ts";

const bringUpMachinesStatement = statement(
  { id: uuid<MachineId>(), status: text<MachineStatus>(), reason: nullable(text()) },
  (driver: string) => sql`
    select id, status, reason from vm where driver = ${driver} and removed_at is null`,
);

/**
 * Turns on the machines of a driver that were never on or have failed, without waiting for their recovery, for a world that has
 * just started. Machines that someone turned off stay off. Returns the machines that should be on.
 */
export async function bringUpMachines(
  deps: { readonly db: Db; readonly clock: Clock },
  driver: string,
): Promise<ReadonlySet<MachineId>> {
  const rows = await bringUpMachinesStatement.rows(deps.db, driver);
  const toStart = rows.filter(({ status, reason }) => status !== "off" || mayComeUp(reason));
  for (const { id } of toStart.filter(({ status }) => status === "off")) {
    await changeMachine(deps, sql`id = ${id}`, async (_tx, { machine }) => {
      const change = prewarmMachine(machine, null, deps.clock(), machineLimits);
      if (!change.ok) throw new Error(`the machine ${id} is ${change.error.status}`);
      return change.value;
    });
  }
  return new Set(toStart.map(({ id }) => id));
}

function mayComeUp(reason: string | null): boolean {
  return reason === "REGISTERED" || (isMachineCause(reason) && isFault(reason));
}
