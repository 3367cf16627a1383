import { isLocked, type StoredAnswer } from "@cathedra/domain/logbook";
import { appError } from "../../errors.ts";
import type { LockedRecord } from "./save-queries.ts";

/** The attending's answer to a locked record. */
export function getAnswer({ row }: LockedRecord): StoredAnswer | null {
  return row.confirmation as StoredAnswer | null;
}

/** Refuses to change or delete a confirmed record. The row is locked, so a concurrent confirmation comes before or after. */
export function refuseConfirmed(record: LockedRecord): void {
  if (isLocked(getAnswer(record))) throw appError("RECORD_CONFIRMED");
}
