import { type AttendingId, type Instant, instant } from "@cathedra/domain";
import { attendingAfterSave, type RecordFacts } from "@cathedra/domain/logbook";
import type { Hint } from "../../ports/hint-feed.ts";
import { getAnswer } from "./refuse-confirmed.ts";
import type { LockedRecord, SaveFacts } from "./save-queries.ts";

/**
 * The columns that a save writes for the request to the attending: it is open again, and the same attending's former answer is
 * kept. `former` is the attending that the record named so far.
 */
export function requestAfter(
  locked: LockedRecord,
  attendingId: AttendingId,
  now: Instant,
): { readonly row: Readonly<Record<string, unknown>>; readonly former: AttendingId | undefined } {
  const { row } = locked;
  const former = (row.asked_attending_id ?? row.attending_id) as AttendingId;
  const stored = {
    attendingId: former,
    askedAt: instant(Date.parse(String(row.asked_at))),
    answer: getAnswer(locked),
  };
  const { askedAt, isOfAnother } = attendingAfterSave(stored, attendingId, now);
  const before = isOfAnother ? {} : row;
  const isImported = row.confirmation === "imported";
  return {
    row: {
      // A save asks the attending that it names, even if a merge had moved the request to another entry.
      asked_attending_id: null,
      asked_at: new Date(askedAt).toISOString(),
      // No one is asked about an imported record, also after a change.
      confirmation: isImported ? "imported" : null,
      confirmation_by: before.confirmation_by ?? null,
      confirmation_at: before.confirmation_at ?? null,
      confirmation_word: before.confirmation_word ?? null,
    },
    former: isOfAnother ? former : undefined,
  };
}

/** The hint to the attending, if they have an account; no one is asked about their own record. */
export function requestHint(
  { asked }: Pick<SaveFacts, "asked">,
  { id, createdBy }: Pick<RecordFacts, "id" | "createdBy">,
): Hint | undefined {
  return asked === null || asked === createdBy ? undefined : { kind: "confirmation", id, to: [asked] };
}
