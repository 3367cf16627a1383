import type { Instant } from "@cathedra/domain";
import { type Actor, mayConfirmRecord } from "@cathedra/domain/access";
import { type AnswerVerdict, confirmVerdict, formatAttendingName } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import type { SeenActivityInput } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { sendHint } from "../hints/public.ts";
import { offerAgain, offersAgain, offerUndo, offerUndos, type UndoOffer } from "../undo/public.ts";
import { idsInOrder, type LockedRequest, lockKeysOf, lockRequests } from "./lock-records.ts";
import { getSeenRecord } from "./record-seen-by-caller.ts";
import { storeConfirmations } from "./store-confirmations.ts";
import { recordsConfirmed, undoData } from "./undo-answer.ts";

export const maxAtOnce = 100;

/** The confirmed records; their content is read when requested. */
export type ConfirmedView = {
  readonly ids: readonly string[];
  readonly left: readonly string[];
  readonly undo: UndoOffer | null;
  readonly undoOfEach: readonly { readonly id: string; readonly undo: UndoOffer }[];
};

/**
 * Confirms each of these records as it was seen, all in one transaction. Records that have changed in the meantime, or that the
 * caller cannot confirm, are left out; the others are confirmed. Repeating the request returns the same.
 */
export async function confirmRecords(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
  items: readonly SeenActivityInput[],
): Promise<ConfirmedView> {
  if (items.length > maxAtOnce) {
    throw invalidInput([fieldError("records", "TOO_MANY", { max: maxAtOnce })]);
  }
  const ids = idsInOrder(items.map(({ id }) => id));
  return inLockedTransaction(db, lockKeysOf(ids), async (tx) => {
    const locked = await lockRequests(tx, ids);
    const verdicts = new Map<string, AnswerVerdict>(
      locked.flatMap((record) => {
        const seen = items.find(({ id }) => id.toLowerCase() === record.id);
        if (seen === undefined || mayConfirmRecord(actor, record) !== "allowed") return [];
        return [[record.id, confirmVerdict(getSeenRecord(seen), record)]];
      }),
    );
    const fresh = locked.filter(({ id }) => verdicts.get(id) === "now");
    const isLeft = (id: string): boolean => (verdicts.get(id.toLowerCase()) ?? "changed") === "changed";
    const done = ids.filter((id) => !isLeft(id));
    const now = clock();
    await writeConfirmed(tx, actor, fresh, now);
    const act = { kind: recordsConfirmed, subject: `${done[0] ?? ""} and ${done.length - 1}` };
    const offer =
      fresh.length > 0
        ? await offerUndo(tx, actor, { ...act, data: undoData(fresh, now) }, now)
        : done.length > 0
          ? await offerAgain(tx, actor, act, now)
          : undefined;
    // The undo of one record is the undo of the whole act, and is not stored twice.
    const ofEach =
      fresh.length > 1
        ? await offerUndos(
            tx,
            actor,
            fresh.map((record) => getAct(record, now)),
            now,
          )
        : fresh.length === 0 && done.length > 1
          ? await offersAgain(tx, actor, recordsConfirmed, done, now)
          : new Map<string, UndoOffer>();
    return {
      ids,
      left: items.map(({ id }) => id).filter(isLeft),
      undo: offer ?? null,
      undoOfEach: [...ofEach].map(([id, undo]) => ({ id, undo })),
    };
  });
}

/** The confirmation of one record, as an act that can be undone alone. */
const getAct = (record: LockedRequest, now: Instant) => ({
  kind: recordsConfirmed,
  subject: record.id,
  data: undoData([record], now),
});

/** Marks the records as confirmed; `reason` says why an administrator confirms them in their attending's stead. */
export async function writeConfirmed(
  tx: Tx,
  actor: Actor,
  records: readonly LockedRequest[],
  now: Instant,
  reason: string | null = null,
): Promise<void> {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  await sql`
    update logbook_record set confirmation = 'confirmed', confirmation_by = ${actor.userId},
      confirmation_at = ${toTimestamp(now)}, confirmation_word = null
    where id = any(${ids}::uuid[])`.execute(tx);
  const fingerprints = await storeConfirmations(tx, actor, records, now, reason);
  for (const record of records) {
    const act = reason === null ? "logbook.record_confirmed" : "logbook.record_confirmed_in_stead";
    await audit(tx, actor, act, record.id, {
      customer: record.customerId,
      before: { confirmation: record.answer },
      after: { confirmation: "confirmed" },
      details: {
        attending: formatAttendingName({
          lastName: record.attendingLastName,
          firstName: record.attendingFirstName,
        }),
        hospital: record.hospital,
        procedure: record.procedure,
        recordVersion: new Date(record.modifiedAt).toISOString(),
        byAddress: actor.email,
        // The log keeps the fingerprint, so that a content that is changed together with its fingerprint is noticed.
        fingerprint: fingerprints.get(record.id),
      },
      people: [record.createdBy],
    });
  }
  const to = [...new Set([actor.userId, ...records.map(({ createdBy }) => createdBy)])];
  await sendHint(tx, {
    kind: "confirmation",
    id: records.length === 1 && ids[0] !== undefined ? ids[0] : "many",
    to,
  });
}
