import type { MachineId } from "@cathedra/domain";
import type { MachineChange } from "@cathedra/domain/cloud";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { unavailable } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { type FleetMachine, toFleetMachine } from "./fleet-machine.ts";
import { storeChange } from "./store-change.ts";
import { triggerReconciler } from "./trigger-reconciler.ts";

/** How often an action is tried again because another change came first, before it is refused. */
const maxAttempts = 10;

export type MachineAct = (tx: Tx, fleet: FleetMachine) => Promise<MachineChange>;

/** The machines of the fleet that meet a condition, read without a lock. */
async function machinesIn(db: Db, condition: RawBuilder<unknown>): Promise<readonly FleetMachine[]> {
  const rows = await db
    .selectFrom("vm")
    .selectAll()
    .where("vm.removed_at", "is", null)
    .where(sql<boolean>`(${condition})`)
    .orderBy("vm.name")
    .orderBy("vm.id")
    .execute();
  return rows.map(toFleetMachine);
}

/**
 * Changes a machine at a person's request: `act` decides on the stored state, writes its audit row, and is called again if
 * another change came first. The reconciler is woken. Undefined if there is no such machine.
 */
export async function changeMachine(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  condition: RawBuilder<unknown>,
  act: MachineAct,
): Promise<MachineId | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const outcome = await inLockedTransaction(db, [], async (tx) => {
      const [fleet] = await machinesIn(tx, condition);
      if (fleet === undefined) return undefined;
      const change = await act(tx, fleet);
      if (!(await storeChange(tx, change))) throw overtaken;
      await triggerReconciler(tx, change.machine.id, clock());
      return change.machine.id;
    }).catch((error: unknown) => {
      if (error === overtaken) return overtaken;
      throw error;
    });
    if (outcome !== overtaken) return outcome as MachineId | undefined;
  }
  throw unavailable();
}

const overtaken = new Error("somebody else's change came first");
