import { recordQueueTexts } from "@cathedra/domain/messages";
import { showDay } from "../../format/dates.ts";
import { recordQueue } from "./browser-record-queue.ts";
import type { QueuedRecord } from "./queued-record.ts";

type Named = Pick<QueuedRecord, "procedureName" | "dateOfProcedure">;

/** The record in a few words. */
export function nameOf({ procedureName, dateOfProcedure }: Named): string {
  return `${procedureName}, ${showDay(dateOfProcedure)}`;
}

/** What waits in a few words: "Deletion: Splenic artery embolization, Nov 20, 2026". */
export function nameOfQueued(record: Named & Pick<QueuedRecord, "kind">): string {
  return `${recordQueueTexts.kind[record.kind ?? "new"]}${nameOf(record)}`;
}

/** Why it waits. */
export function explainQueued(record: QueuedRecord): string {
  if (record.refusal !== null) return record.refusal.message;
  if (!recordQueue.isFromThisSession(record)) return recordQueueTexts.askedFirst;
  return record.kind === "deletion" ? recordQueueTexts.deletedWhenBack : recordQueueTexts.sentWhenBack;
}
