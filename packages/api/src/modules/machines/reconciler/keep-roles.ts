import { instant } from "@cathedra/domain";
import { agentProtocolVersion, type Observation, rolesToSend } from "@cathedra/domain/cloud";
import type { FleetMachine } from "../fleet-machine.ts";
import { roomRoles } from "../room-queries.ts";
import type { ReconcilerDeps } from "./reconciler-deps.ts";

/**
 * Has the people in a room be there what they may be now: compared on every look, so that a change which nobody could be told
 * of, for a restart or an outage, is told on the next one. Answers whether anything was to be told.
 */
export async function keepRoles(
  { db, agents, clock }: Pick<ReconcilerDeps, "db" | "agents" | "clock">,
  { machine, url }: FleetMachine,
  found: Observation,
): Promise<boolean> {
  const activity = found.kind === "agent" ? found.activity : undefined;
  if (activity?.phase !== "running" || activity.users.length === 0) return false;
  const { sessionId, users } = activity;
  if (machine.status !== "started" || machine.claim?.sessionId !== sessionId) return false;
  // Before it is read: a token that is made after that says more than what is read here.
  const at = instant(clock());
  const may = await roomRoles(
    db,
    sessionId,
    users.map(({ id }) => id),
  );
  const roles = may === undefined ? [] : rolesToSend(users, may);
  if (roles.length === 0) return false;
  await agents.ask({ id: machine.id, url }, "setRoles", {
    version: agentProtocolVersion,
    sessionId,
    at,
    roles,
  });
  return true;
}
