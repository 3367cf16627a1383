import type { UserId } from "@cathedra/domain";
import { type Actor, mayAdministerTalent } from "@cathedra/domain/access";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { appError, authorize } from "../../errors.ts";
import type { LearningPlatform } from "../../ports/learning-platform.ts";
import { audit } from "../audit/public.ts";
import { type OperationView, operationById, requestOperation } from "../operations/public.ts";

type Deps = { readonly db: Db; readonly learningPlatform?: LearningPlatform | undefined };

/** Starts a synchronisation with the platform (5.043), or returns the running one. */
export async function syncWithTalent({ db, learningPlatform }: Deps, actor: Actor): Promise<OperationView> {
  authorize(mayAdministerTalent(actor));
  if (learningPlatform === undefined) throw appError("TALENT_NOT_CONFIGURED");
  return inLockedTransaction(db, [], async (tx) => {
    const { id, isNew } = await requestSync(tx, actor.userId);
    if (isNew) await audit(tx, actor, "talent.sync_requested", id, { customer: null });
    const operation = await operationById(tx, id);
    if (operation === undefined) throw new Error("an operation that was just asked for is gone");
    return operation;
  });
}

/**
 * Requests a synchronisation; a requester of null is the portal itself. `isWhole` also reads the units of courses that
 * report no change.
 */
export function requestSync(tx: Tx, requestedBy: UserId | null, { isWhole = false } = {}) {
  return requestOperation(tx, { kind: "platform_sync", input: { isWhole }, requestedBy });
}
