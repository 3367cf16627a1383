import { type Instant, isUuid } from "@cathedra/domain";
import { type Actor, mayConfirmRecord } from "@cathedra/domain/access";
import { readComment, returnVerdict } from "@cathedra/domain/logbook";
import { logbookTexts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, invalidInput } from "../../errors.ts";
import type { MutationReturnActivityArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { sendHint } from "../hints/public.ts";
import { notify } from "../inbox/public.ts";
import { offerAgain, offerUndo, type UndoOffer } from "../undo/public.ts";
import { idsInOrder, type LockedRequest, lockKeysOf, lockRequests } from "./lock-records.ts";
import { getSeenRecord } from "./record-seen-by-caller.ts";
import { removeConfirmations } from "./store-confirmations.ts";
import { causeOfReturn, recordReturned, undoData } from "./undo-answer.ts";

/** The id of a returned record; other fields are read when they are requested. */
export type ReturnedView = {
  readonly recordId: string;
  readonly isReturned: boolean;
  readonly undo: UndoOffer | null;
};

/**
 * Returns a record, as it was seen, to its author. A record that has changed in the meantime stays as it is, and its present version
 * is returned. Repeating the request returns the same offer to undo it.
 */
export async function returnRecord(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
  { record: given, word: text }: MutationReturnActivityArgs,
): Promise<ReturnedView> {
  const word = parseComment(text);
  const ids = idsInOrder([given.id]);
  return inLockedTransaction(db, lockKeysOf(ids), async (tx) => {
    const [record] = await lockRequests(tx, ids);
    if (record === undefined || !isUuid(given.id) || mayConfirmRecord(actor, record) !== "allowed")
      throw appError("NOT_FOUND", logbookTexts.recordUnavailable);
    const verdict = returnVerdict(getSeenRecord(given), word, record);
    const now = clock();
    const act = { kind: recordReturned, subject: record.id };
    if (verdict === "now") {
      await writeReturned(tx, actor, record, word, now);
      await audit(tx, actor, "logbook.record_returned", record.id, toAuditFacts(record));
    }
    const offer =
      verdict === "now"
        ? await offerUndo(tx, actor, { ...act, data: undoData([record], now) }, now)
        : verdict === "already"
          ? await offerAgain(tx, actor, act, now)
          : undefined;
    return { recordId: record.id, isReturned: verdict !== "changed", undo: offer ?? null };
  });
}

export function parseComment(text: string): string {
  const word = readComment(text);
  if (!word.ok) throw invalidInput([word.error]);
  return word.value;
}

/**
 * The facts for the audit log, without the text of the answer, because the text may contain something about a patient and must
 * not outlive the record.
 */
export const toAuditFacts = ({ answer, customerId, createdBy }: LockedRequest) => ({
  customer: customerId,
  before: { confirmation: answer },
  after: { confirmation: "returned" },
  people: [createdBy],
});

/** Marks the record as returned and notifies its author. */
export async function writeReturned(
  tx: Tx,
  actor: Actor,
  { id, createdBy, procedure, day }: LockedRequest,
  word: string,
  now: Instant,
): Promise<void> {
  await sql`
    update logbook_record set confirmation = 'returned', confirmation_by = ${actor.userId},
      confirmation_at = ${toTimestamp(now)}, confirmation_word = ${word}, reopening_word = null
    where id = ${id}`.execute(tx);
  await removeConfirmations(tx, [id]);
  const by = `${actor.firstName} ${actor.lastName}`.trim();
  await notify(tx, {
    to: [createdBy],
    kind: "record_returned",
    cause: causeOfReturn(id, now),
    facts: { recordId: id, procedure, day, by },
    at: now,
  });
  await sendHint(tx, { kind: "confirmation", id, to: [...new Set([createdBy, actor.userId])] });
}
