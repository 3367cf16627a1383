import { type AttendingId, isUuid, type RecordId } from "@cathedra/domain";
import { type Actor, mayDeleteRecord, mayUseLogbook } from "@cathedra/domain/access";
import { logbookTexts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import type { MutationDeleteActivityArgs } from "../../graphql/generated/contract.ts";
import { audit } from "../audit/public.ts";
import { checkVersion } from "./check-version.ts";
import { hintAttendings } from "./hint-attendings.ts";
import { refuseConfirmed } from "./refuse-confirmed.ts";
import { removeDraft } from "./remove-draft.ts";
import { lockRecord } from "./save-queries.ts";

/** The answer to a deletion; the remaining list is read when requested. */
export type DeletedRecord = { readonly deletedId: RecordId };

/**
 * Deletes a record (7.068) and returns its id. The lock comes first: of two concurrent deletions the second finds nothing, and
 * a concurrent save is waited for. A trigger updates the counts. The caller's own draft of the record is deleted too; drafts of
 * other people become drafts of a new record.
 */
export async function deleteActivity(
  { db }: { readonly db: Db },
  actor: Actor,
  { activity: { id, procedure, groupId, modifiedAt } }: MutationDeleteActivityArgs,
): Promise<DeletedRecord> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  return inLockedTransaction(db, [lockKey("record", id.toLowerCase())], async (tx) => {
    const locked = isUuid(id) ? await lockRecord(tx, id.toLowerCase() as RecordId) : undefined;
    const decision = locked === undefined ? "hidden" : mayDeleteRecord(actor, locked.facts);
    if (locked === undefined || decision === "hidden") throw unavailable();
    const { facts: record, row } = locked;
    if (row.procedure_code !== procedure.code || record.groupId !== groupId) throw unavailable();
    if (decision === "forbidden") throw appError("FORBIDDEN");
    refuseConfirmed(locked);
    await checkVersion(tx, locked, { modifiedAt });
    await removeDraft(tx, { userId: actor.userId, id: record.id });
    await removeRecord(tx, record.id);
    await hintAttendings(tx, record, [(row.asked_attending_id ?? row.attending_id) as AttendingId]);
    const { customerId, createdBy } = record;
    await audit(tx, actor, "logbook.record_deleted", record.id, {
      customer: customerId,
      people: [createdBy],
      before: { groupId, customerId, createdBy },
    });
    return { deletedId: record.id };
  });
}

function unavailable() {
  return appError("NOT_FOUND", logbookTexts.recordUnavailable);
}

/** The record's participants are deleted with it, by their foreign key. */
async function removeRecord(tx: Tx, id: RecordId): Promise<void> {
  await sql`delete from logbook_record where id = ${id}`.execute(tx);
}
