import { type CustomerId, type GroupId, isUuid, type RecordId, type UserId } from "@cathedra/domain";
import { type Actor, mayOverseeRecord } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { int, statement, uuid, uuids } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize } from "../../errors.ts";
import type { MutationSetLogbookDoubleDismissedArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import type { ActivityFields } from "../logbook/public.ts";
import { type DuplicateView, findDuplicate } from "./duplicates-query.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

const noFields: ActivityFields = new Set();

/**
 * Stores that two records are not of one case, or takes that back; by whom and when either way. Neither record is changed. Said
 * again, it changes nothing.
 */
export async function setDuplicateDismissed(
  { db, clock }: Deps,
  actor: Actor,
  { first, second, isDismissed }: MutationSetLogbookDoubleDismissedArgs,
  fields: { readonly first: ActivityFields; readonly second: ActivityFields },
): Promise<DuplicateView> {
  const ids = [first, second].map((id) => id.toLowerCase()).toSorted();
  const [one = "", other = ""] = ids;
  if (!ids.every(isUuid) || one === other) throw appError("NOT_FOUND");
  return inLockedTransaction(db, [], async (tx) => {
    const records = await lockRecords.rows(tx, ids);
    const [record, otherRecord] = records;
    if (record === undefined || otherRecord === undefined) throw appError("NOT_FOUND");
    for (const each of records) authorize(mayOverseeRecord(actor, each));
    const pair = await findDuplicate(tx, actor.userId, one, other, { first: noFields, second: noFields });
    if (pair === undefined) throw appError("NOT_FOUND");
    if (pair.isDismissed !== isDismissed) {
      const decision = {
        is_dismissed: isDismissed,
        decided_by: actor.userId,
        decided_at: toTimestamp(clock()),
      };
      await tx
        .insertInto("logbook_double_decision")
        .values({ first_id: one as RecordId, second_id: other as RecordId, ...decision })
        .onConflict((conflict) => conflict.columns(["first_id", "second_id"]).doUpdateSet(decision))
        .execute();
      const act = isDismissed ? "logbook.double_dismissed" : "logbook.double_restored";
      await audit(tx, actor, act, one, { customer: record.customerId, after: { other } });
    }
    const changed = await findDuplicate(tx, actor.userId, one, other, fields);
    if (changed === undefined) throw appError("NOT_FOUND");
    return changed;
  });
}

/** The facts of the records, which cannot be changed or deleted until the transaction ends. */
const lockRecords = statement(
  {
    id: uuid<RecordId>(),
    groupId: int<GroupId>(),
    customerId: int<CustomerId>(),
    createdBy: uuid<UserId>(),
    participantIds: uuids<UserId>(),
  },
  (ids: readonly string[]) => sql`
    select record.id, record.group_id as "groupId", record.customer_id as "customerId",
      record.created_by as "createdBy", array(
        select user_id from logbook_participant where record_id = record.id and user_id is not null
      ) as "participantIds"
    from logbook_record record where record.id = any(${ids}::uuid[]) order by record.id for no key update`,
);
