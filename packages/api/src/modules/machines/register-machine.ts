import type { Instant, MachineId } from "@cathedra/domain";
import { registerMachine } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { statement, uuid } from "../../db/statement.ts";
import { newId } from "../../db/uuid.ts";
import { getColumns } from "./fleet-machine.ts";
import { lockFleet } from "./store-change.ts";
import { triggerReconciler } from "./trigger-reconciler.ts";

export type NewMachine = {
  readonly name: string;
  readonly url: string;
  readonly driver: string;
  readonly driverRef?: string;
};

const registerMachinesStatement = statement(
  { id: uuid<MachineId>() },
  (driver: string) => sql`
      select id from vm where driver = ${driver} and removed_at is null order by created_at, id`,
);

/**
 * Sets the machines of a driver, by their order: existing ones keep their id and get the name and address, missing ones are
 * added. Returns their ids in the same order.
 */
export async function registerMachines(
  db: Db,
  driver: string,
  newMachines: readonly Omit<NewMachine, "driver">[],
  now: Instant,
): Promise<readonly MachineId[]> {
  return inLockedTransaction(db, [lockKey("fleet")], async (tx) => {
    await lockFleet(tx);
    const rows = await registerMachinesStatement.rows(tx, driver);
    // Two machines may have swapped their addresses, so the old addresses are replaced by temporary ones before the new ones are
    // set.
    await sql`update vm set url = 'moving:' || id where driver = ${driver} and removed_at is null`.execute(
      tx,
    );
    const ids: MachineId[] = [];
    for (const [position, { name, url, driverRef }] of newMachines.entries()) {
      const id = rows[position]?.id ?? newId<MachineId>();
      const reached = { name, url, driver_ref: driverRef ?? null };
      if (rows[position] === undefined) await insertMachine(tx, id, { ...reached, driver }, now);
      else await tx.updateTable("vm").set(reached).where("id", "=", id).execute();
      await triggerReconciler(tx, id, now);
      ids.push(id);
    }
    return ids;
  });
}

/** Adds machines to the fleet, off until someone turns them on. A known address is left unchanged. */
export async function joinFleet(
  db: Db,
  newMachines: readonly NewMachine[],
  now: Instant,
): Promise<readonly NewMachine[]> {
  return inLockedTransaction(db, [lockKey("fleet")], async (tx) => {
    await lockFleet(tx);
    const urls = newMachines.map(({ url }) => url);
    const rows = await tx
      .selectFrom("vm")
      .select("url")
      .where("url", "=", sql<string>`any(${urls}::text[])`)
      .execute();
    const known = new Set(rows.map(({ url }) => url));
    const missing = newMachines.filter(({ url }) => !known.has(url));
    for (const { name, url, driver, driverRef } of missing) {
      const id = newId<MachineId>();
      await insertMachine(tx, id, { name, url, driver, driver_ref: driverRef ?? null }, now);
    }
    return missing;
  });
}

type Reached = {
  readonly name: string;
  readonly url: string;
  readonly driver: string;
  readonly driver_ref: string | null;
};

async function insertMachine(tx: Tx, id: MachineId, reached: Reached, now: Instant): Promise<void> {
  const { machine, history } = registerMachine(id, null, now);
  await tx
    .insertInto("vm")
    .values({ ...getColumns(machine), ...reached, id })
    .execute();
  await tx
    .insertInto("vm_history")
    .values({ vm_id: id, prev_status: null, new_status: history.newStatus, reason: history.cause })
    .execute();
}
