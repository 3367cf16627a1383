import type { CastPerson } from "@cathedra/test-fixtures";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { emptyFleet, runningSession } from "../rooms/room-helpers.ts";
import type { TestApp } from "../support/app.ts";
import { addVoucher } from "./fleet.ts";

export const ownMachineProbes: readonly OwnProbe[] = [
  {
    operation: "Query.getVmAssignedToMe",
    query: "{ getVmAssignedToMe { id session_id } }",
    give: ownSession,
  },
];

/** Somebody is alone in a case, for half an hour already, and has hours left. */
export async function ownSession({ database: { db } }: TestApp, by: CastPerson) {
  const fleet = { db, agents: { url: (id: string) => `https://${id}.sim.example` } };
  await emptyFleet(fleet);
  const voucherId = await addVoucher(db, [by], { seconds: 4 * 3600 });
  const startedAt = new Date(Date.now() - 1_800_000);
  const { machine, sessionId } = await runningSession(fleet, { by, voucherId, startedAt });
  return { vmId: machine, sessionId };
}
