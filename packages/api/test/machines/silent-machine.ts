import { randomUUID } from "node:crypto";
import type { CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

/** Creates a machine whose agent does not answer. */
export async function machine(
  portal: CastApp,
  status: "idle" | "off",
): Promise<{ vmId: string; url: string }> {
  const vmId = randomUUID();
  const url = `https://${vmId}.sim.example`;
  const { db } = portal.database;
  await unbranded(db)
    .insertInto("vm")
    .values({ id: vmId, name: vmId, url, driver: "fake", status })
    .execute();
  await unbranded(db).insertInto("vm_history").values({ vm_id: vmId, new_status: status }).execute();
  return { vmId, url };
}
