import { randomUUID } from "node:crypto";
import { type Instant, type MachineId, registerMachine } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { columnsOf } from "./fleet-machine.ts";
import { lockFleet } from "./store.ts";
import { wake } from "./wake.ts";

export type NewMachine = {
  readonly name: string;
  readonly url: string;
  readonly driver: string;
  readonly driverRef?: string;
};

/**
 * Brings the machines of a driver to these, by their order: those that are there keep their id and get the name and address,
 * those that are missing join the fleet. Answers their ids, in the same order.
 */
export async function registerMachines(
  db: Db,
  driver: string,
  wanted: readonly Omit<NewMachine, "driver">[],
  now: Instant,
): Promise<readonly MachineId[]> {
  return db.transaction().execute(async (tx) => {
    await lockFleet(tx);
    const { rows } = await sql<{ id: MachineId }>`
      select id from vm where driver = ${driver} and removed_at is null order by created_at, id`.execute(tx);
    // Addresses may have changed places: none stands in the way of another.
    await sql`update vm set url = 'moving:' || id where driver = ${driver} and removed_at is null`.execute(
      tx,
    );
    const ids: MachineId[] = [];
    for (const [position, { name, url, driverRef }] of wanted.entries()) {
      const id = rows[position]?.id ?? (randomUUID() as MachineId);
      const reached = { name, url, driver_ref: driverRef ?? null };
      if (rows[position] === undefined) {
        const { machine, history } = registerMachine(id, null, now);
        await tx
          .insertInto("vm")
          .values({ ...columnsOf(machine), ...reached, id, driver })
          .execute();
        await tx
          .insertInto("vm_history")
          .values({ vm_id: id, prev_status: null, new_status: history.newStatus, reason: history.cause })
          .execute();
      } else await tx.updateTable("vm").set(reached).where("id", "=", id).execute();
      await wake(tx, id, now);
      ids.push(id);
    }
    return ids;
  });
}
