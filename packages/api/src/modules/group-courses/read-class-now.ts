import type { GroupId } from "@cathedra/domain";
import { type Actor, mayReadClassProgress } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { statement } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { LearningPlatform } from "../../ports/learning-platform.ts";
import { audit } from "../audit/public.ts";
import { findGroup } from "../groups/public.ts";
import {
  type OperationView,
  operationById,
  operationColumns,
  operationSelect,
  requesterJoin,
  requestOperation,
} from "../operations/public.ts";
import { getGroupFacts } from "./group-facts.ts";

type Deps = { readonly db: Db; readonly learningPlatform?: LearningPlatform | undefined };

/** Requests a reading of a class; however many people ask at once, one reading is active. */
export async function readClassNow(
  { db, learningPlatform }: Deps,
  actor: Actor,
  customerGroupId: GroupId,
): Promise<OperationView> {
  const group = await findGroup(db, actor.userId, customerGroupId);
  if (group === undefined) throw appError("NOT_FOUND");
  authorize(mayReadClassProgress(actor, getGroupFacts(group)));
  if (learningPlatform === undefined) throw appError("TALENT_NOT_CONFIGURED");
  return inLockedTransaction(db, [], async (tx) => {
    const { id, isNew } = await requestOperation(tx, {
      kind: "class_reading",
      subject: String(group.id),
      requestedBy: actor.userId,
    });
    if (isNew)
      await audit(tx, actor, "group.reading_requested", String(group.id), { customer: group.customer.id });
    const operation = await operationById(tx, id);
    if (operation === undefined) throw new Error("an operation that was just requested is gone");
    return operation;
  });
}

const lastReadingStatement = statement(
  operationColumns,
  (groupId: GroupId) => sql`
    select ${operationSelect} from operation ${requesterJoin}
    where operation.kind = 'class_reading' and operation.subject = ${groupId}::text
    order by operation.requested_at desc, operation.id desc limit 1`,
);

/** The latest reading of a class; undefined if there has been none. */
export function findLastReading(db: Db, groupId: GroupId): Promise<OperationView | undefined> {
  return lastReadingStatement.first(db, groupId);
}
