import type { AttendingId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { StoredAnswer } from "./confirmation.ts";

/** The state that a person saw when they answered: the version of the record, and its confirmation. */
export type SeenRecord = {
  readonly modifiedAt: Instant;
  readonly answer: StoredAnswer | null;
};

export type AnsweredRecord = SeenRecord & { readonly word: string | null };

/**
 * `now`: done by this call; `already`: done before, by the same call or another device; `changed`: the state differs from the
 * one that was seen.
 */
export type AnswerVerdict = "now" | "already" | "changed";

/**
 * Whether the seen state can be confirmed: an open record, or one that the attending has returned and now accepts. No one is asked
 * about an imported record.
 */
export function confirmVerdict(seen: SeenRecord, stored: AnsweredRecord): AnswerVerdict {
  if (seen.modifiedAt !== stored.modifiedAt || stored.answer === "imported") return "changed";
  if (stored.answer === "confirmed") return "already";
  return seen.answer === stored.answer ? "now" : "changed";
}

/** Whether the seen state can be returned to its author with a comment. A confirmation has to be withdrawn first. */
export function returnVerdict(seen: SeenRecord, word: string, stored: AnsweredRecord): AnswerVerdict {
  if (seen.modifiedAt !== stored.modifiedAt || stored.answer === "imported") return "changed";
  if (stored.answer === "returned" && stored.word === word) return "already";
  return seen.answer === stored.answer && stored.answer !== "confirmed" ? "now" : "changed";
}

/** A confirmed record cannot be changed or deleted until the confirmation is withdrawn. */
export function isLocked(answer: StoredAnswer | null): boolean {
  return answer === "confirmed";
}

type Request = { readonly attendingId: AttendingId; readonly askedAt: Instant };

/**
 * The request after a save: an earlier answer belongs to another version. The waiting time begins again for another attending,
 * and after a record was returned; other changes keep the record's position in the queue.
 */
export function attendingAfterSave(
  stored: Request & { readonly answer: StoredAnswer | null },
  attendingId: AttendingId,
  now: Instant,
): { readonly askedAt: Instant; readonly isOfAnother: boolean } {
  const isOfAnother = stored.attendingId !== attendingId;
  return { askedAt: isOfAnother || stored.answer !== null ? now : stored.askedAt, isOfAnother };
}
