import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { addVoucher } from "../machines/fleet.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { runningSession } from "./room-helpers.ts";

/** Somebody is in a case of their own for forty minutes, and has hours left. */
async function ownSession(portal: CastApp, by: CastPerson) {
  const { db } = portal.database;
  const fleet = { db, agents: { url: (id: string) => `https://${id}.sim.example` } };
  const voucherId = await addVoucher(db, [by], { seconds: 4 * 3600 });
  const startedAt = new Date(Date.now() - 2_400_000);
  const { sessionId } = await runningSession(fleet, { by, voucherId, startedAt });
  return { sessionId };
}

export const roomWebOperations: readonly WebOperation[] = [
  ["useExtendMutation", cast.lukas, 12, (portal) => ownSession(portal, cast.lukas)],
  ["roomTokenQuery", cast.tomas, 2, (portal) => ownSession(portal, cast.tomas)],
  ["useWitnessMutation", cast.nils, 3, (portal) => ownSession(portal, cast.nils)],
  ["sessionEndingQuery", cast.maya, 4, () => ({ sessionId: "7a4c0000-0000-4000-8000-0000000000ff" })],
];
