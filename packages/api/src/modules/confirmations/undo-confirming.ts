import { type Instant, instant, type RecordId, type UserId } from "@cathedra/domain";
import { mayConfirmRecord } from "@cathedra/domain/access";
import { type ConfirmationAnswer, confirmationAnswers } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import * as v from "valibot";
import { audit } from "../audit/public.ts";
import { sendHint } from "../hints/public.ts";
import type { UndoKind } from "../undo/public.ts";
import { type LockedRequest, lockKeysOf, lockRequests } from "./lock-records.ts";
import { removeConfirmations } from "./store-confirmations.ts";

/** The kind of the act, under which its undo is registered. */
export const recordsConfirmed = "logbook.records_confirmed";

/** The confirmation of a record before it was confirmed. */
type Before = {
  readonly answer: ConfirmationAnswer | null;
  readonly by: UserId | null;
  readonly at: Instant | null;
  readonly word: string | null;
};

function beforeOf({ answer, by, at, word }: LockedRequest): Before {
  return { answer, by, at, word };
}

const undoState = v.object({
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
  confirmedAt: Instant,
): v.InferInput<typeof undoState> {
  return {
    confirmedAt,
    records: records.map((record) => ({ id: record.id, ...beforeOf(record) })),
  };
}

/**
 * Restores records to their state before a confirmation: those whose confirmer still has the right, and that no one has
 * reopened since.
 */
const ofRecords: UndoKind = {
  kind: recordsConfirmed,
  read: (data) => {
    const { confirmedAt, records } = v.parse(undoState, data);
    const ids = records.map(({ id }) => id);
    return {
      lockKeys: lockKeysOf(ids),
      run: async ({ tx, actor }) => {
        const locked = await lockRequests(tx, ids);
        const undone = locked.filter(
          (record) =>
            record.answer === "confirmed" &&
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
          await audit(tx, actor, "logbook.record_confirmation_undone", id, {
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
};

/** How a confirmation is undone within a few seconds. */
export const confirmationUndos: readonly UndoKind[] = [ofRecords];
