import type { UserId } from "@cathedra/domain";
import { type Actor, mayAdministerTalent } from "@cathedra/domain/access";
import type { Db, Tx } from "../../db/database.ts";
import { inTurn } from "../../db/turns.ts";
import { appError, insist } from "../../errors.ts";
import type { LearningPlatform } from "../../ports/learning-platform.ts";
import { audit } from "../audit/face.ts";
import { type OperationView, operationById, requestOperation } from "../operations/face.ts";

type Deps = { readonly db: Db; readonly learningPlatform?: LearningPlatform | undefined };

/** Renews the mirror (5.043): the synchronisation that goes on where there is one, of however many who press. */
export async function syncWithTalent({ db, learningPlatform }: Deps, actor: Actor): Promise<OperationView> {
  insist(mayAdministerTalent(actor));
  if (learningPlatform === undefined) throw appError("TALENT_NOT_CONFIGURED");
  return inTurn(db, [], async (tx) => {
    const { id, isNew } = await requestSync(tx, actor.userId);
    if (isNew) await audit(tx, actor, "talent.sync_requested", id, { customer: null });
    const operation = await operationById(tx, id);
    if (operation === undefined) throw new Error("an operation that was just asked for is gone");
    return operation;
  });
}

/** The same for whoever asks; null: the portal itself. `isWhole`: units too of courses that say they have not changed. */
export function requestSync(tx: Tx, requestedBy: UserId | null, { isWhole = false } = {}) {
  return requestOperation(tx, { kind: "platform_sync", input: { isWhole }, requestedBy });
}
