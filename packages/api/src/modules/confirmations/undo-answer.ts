import { type Instant, instant, type RecordId, type UserId } from "@cathedra/domain";
import { mayConfirmRecord } from "@cathedra/domain/access";
import { type ConfirmationAnswer, confirmationAnswers } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import * as v from "valibot";
import { audit } from "../audit/public.ts";
import { sendHint } from "../hints/public.ts";
import { withdrawNotice } from "../inbox/public.ts";
import type { UndoKind } from "../undo/public.ts";
import { type LockedRequest, lockKeysOf, lockRequests } from "./lock-records.ts";
import { removeConfirmations } from "./store-confirmations.ts";

/** The kinds of the acts, under which their undos are registered. */
export const recordsConfirmed = "logbook.records_confirmed";
export const recordReturned = "logbook.record_returned";

/** The answer to a record before it was confirmed or returned. */
type Before = {
  readonly answer: ConfirmationAnswer | null;
  readonly by: UserId | null;
  readonly at: Instant | null;
  readonly word: string | null;
};

function getBefore({ answer, by, at, word }: LockedRequest): Before {
  // An imported record is never answered, so it is never among them.
  return { answer: answer === "imported" ? null : answer, by, at, word };
}

const undoState = v.object({
  /** When the records were answered; offers of earlier versions have it by this name. */
  confirmedAt: v.number(),
  records: v.array(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      answer: v.nullable(v.picklist(confirmationAnswers)),
      by: v.nullable(v.string()),
      at: v.nullable(v.number()),
      word: v.nullable(v.string()),
    }),
  ),
});

export function undoData(
  records: readonly LockedRequest[],
  answeredAt: Instant,
): v.InferInput<typeof undoState> {
  return {
    confirmedAt: answeredAt,
    records: records.map((record) => ({ id: record.id, ...getBefore(record) })),
  };
}

type Answered = {
  readonly kind: string;
  readonly made: ConfirmationAnswer;
  /** How the audit log calls the undo. */
  readonly action: Parameters<typeof audit>[2];
};

/**
 * Restores records to their state before an answer: those whose attending still has the right, and that no one has changed,
 * reopened or answered since. The notice of a return is withdrawn, and is not mailed.
 */
const makeUndo = ({ kind, made, action }: Answered): UndoKind => ({
  kind,
  read: (data) => {
    const { confirmedAt, records } = v.parse(undoState, data);
    const ids = records.map(({ id }) => id);
    return {
      lockKeys: lockKeysOf(ids),
      run: async ({ tx, actor }) => {
        const locked = await lockRequests(tx, ids);
        const undone = locked.filter(
          (record) =>
            record.answer === made &&
            record.by === actor.userId &&
            record.at === instant(confirmedAt) &&
            mayConfirmRecord(actor, record) === "allowed",
        );
        const rows = records.filter(({ id }) => undone.some((record) => record.id === (id as RecordId)));
        await sql`
          update logbook_record record set confirmation = before.answer, confirmation_by = before.by,
            confirmation_at = to_timestamp(before.at / 1000.0), confirmation_word = before.word, reopening_word = null
          from json_to_recordset(${JSON.stringify(rows)}::json) before (id uuid, answer text, by uuid, at bigint, word text)
          where record.id = before.id`.execute(tx);
        await removeConfirmations(
          tx,
          undone.map(({ id }) => id),
        );
        for (const { id, answer, customerId, createdBy } of undone) {
          const after = rows.find((row) => row.id === id)?.answer ?? null;
          if (made === "returned")
            await withdrawNotice(tx, createdBy, causeOfReturn(id, instant(confirmedAt)));
          await audit(tx, actor, action, id, {
            customer: customerId,
            before: { confirmation: answer },
            after: { confirmation: after },
            people: [createdBy],
          });
        }
        const to = [...new Set([actor.userId, ...undone.map(({ createdBy }) => createdBy)])];
        await sendHint(tx, { kind: "confirmation", id: "many", to });
      },
    };
  },
});

/** How an answer is undone within a few seconds. */
export const confirmationUndos: readonly UndoKind[] = [
  makeUndo({ kind: recordsConfirmed, made: "confirmed", action: "logbook.record_confirmation_undone" }),
  makeUndo({ kind: recordReturned, made: "returned", action: "logbook.record_return_undone" }),
];

/** The cause of the notice to the author of a returned record. */
export const causeOfReturn = (id: RecordId, at: Instant): string => `record-returned:${id}:${at}`;
