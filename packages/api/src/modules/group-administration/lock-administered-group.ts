import type { GroupId } from "@cathedra/domain";
import type { Actor, Decision, GroupFacts } from "@cathedra/domain/access";
import type { Tx } from "../../db/database.ts";
import { appError, authorize } from "../../errors.ts";
import { type LockedGroup, lockWithRemoved } from "./group-queries.ts";

type Policy = (actor: Actor, group: GroupFacts) => Decision;

/** Locks a group, including a deleted one, if the caller may do this to it; otherwise it is answered as missing. */
export async function lockAdministeredGroup(
  tx: Tx,
  actor: Actor,
  id: GroupId,
  policy: Policy,
): Promise<LockedGroup> {
  const group = await lockWithRemoved(tx, id);
  if (group === undefined) throw appError("NOT_FOUND");
  authorize(policy(actor, group));
  return group;
}

/** Locks a group that has not been removed. */
export async function lockExistingGroup(
  tx: Tx,
  actor: Actor,
  id: GroupId,
  policy: Policy,
): Promise<LockedGroup> {
  const group = await lockWithRemoved(tx, id);
  if (group === undefined || group.removedAt !== null) throw appError("NOT_FOUND");
  authorize(policy(actor, group));
  return group;
}
