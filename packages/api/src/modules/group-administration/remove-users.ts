import type { GroupId, KeycloakId } from "@cathedra/domain";
import { type Actor, mayRemoveAllUsers, mayRemoveMember } from "@cathedra/domain/access";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { offerAgain, offerUndo, type UndoOffer } from "../undo/public.ts";
import { getUser } from "./group-queries.ts";
import { lockExistingGroup } from "./lock-administered-group.ts";
import { type MemberRow, removeFromGroup } from "./member-queries.ts";
import { type RemovedUsers, usersRemoved } from "./undo-group-removal.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

export type UsersRemoved = { readonly removedCount: number; readonly undo: UndoOffer | null };

/** Removes all learners from a group (9.050, X22). Its admins stay, because without one no one could invite into it again. */
export async function removeAllUsers({ db, clock }: Deps, actor: Actor, id: GroupId): Promise<UsersRemoved> {
  return inLockedTransaction(db, [lockKey("group", id)], async (tx) => {
    await lockExistingGroup(tx, actor, id, mayRemoveAllUsers);
    const members = await removeFromGroup(tx, id, { role: "learner" });
    return takenOut(tx, actor, clock, { id, members, subject: String(id) });
  });
}

/**
 * Removes one learner from a group. Admins of the group cannot be removed this way: they are replaced in the group's form, or
 * leave.
 */
export async function removeMember(
  { db, clock }: Deps,
  actor: Actor,
  id: GroupId,
  keycloakId: KeycloakId,
): Promise<UsersRemoved> {
  return inLockedTransaction(db, [lockKey("group", id)], async (tx) => {
    await lockExistingGroup(tx, actor, id, mayRemoveMember);
    const userId = await getUser(tx, keycloakId);
    const members = userId === undefined ? [] : await removeFromGroup(tx, id, { role: "learner", userId });
    return takenOut(tx, actor, clock, { id, members, subject: `${id}:${keycloakId}` });
  });
}

type Out = { readonly id: GroupId; readonly members: readonly MemberRow[]; readonly subject: string };

/** The answer if no one was left to remove: the group was empty, or this is the repetition of a request whose answer was lost. */
async function takenOut(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  { id, members, subject }: Out,
): Promise<UsersRemoved> {
  const now = clock();
  const act = { kind: usersRemoved, subject };
  if (members.length === 0) return { removedCount: 0, undo: (await offerAgain(tx, actor, act, now)) ?? null };
  const data: RemovedUsers = { groupId: id, members: [...members] };
  const undo = await offerUndo(tx, actor, { ...act, data }, now);
  // The audit log keeps ids instead of names.
  const people = members.map(({ user_id }) => user_id);
  await audit(tx, actor, usersRemoved, String(id), {
    customer: { ofGroup: id },
    people,
    before: { members: people },
  });
  return { removedCount: members.length, undo };
}
