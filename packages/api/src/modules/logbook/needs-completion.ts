import { type CompletableContent, missingFields, type RecordContent } from "@cathedra/domain/logbook";
import { type ParticipantRow, storedContent } from "./record-row.ts";
import type { LockedRecord } from "./save-queries.ts";

/** Whether a saved record lacks what a full one has, and its writer may still add it. */
export function needsCompletion(
  content: CompletableContent | RecordContent,
  people: readonly ParticipantRow[],
  isCompleteAsIs: boolean | null | undefined,
): boolean {
  // The creator's row at -1 stands for somebody who did not take part.
  const own = people.find(({ is_creator, position }) => is_creator && position >= 0);
  return isCompleteAsIs !== true && missingFields(content, own).length > 0;
}

/**
 * The same for a changed record. What its writer has called complete, or was saved before this was asked, is not asked for again
 * although it lacks something.
 */
export function stillNeedsCompletion(
  { row, participants }: LockedRecord,
  content: RecordContent,
  people: readonly ParticipantRow[],
  isCompleteAsIs: boolean | null | undefined,
): boolean {
  const before = { ...storedContent(row), procedure: { interventionType: String(row.intervention_type) } };
  const wasCalledComplete =
    row.needs_completion !== true && needsCompletion(before, participants, isCompleteAsIs);
  return !wasCalledComplete && needsCompletion(content, people, isCompleteAsIs);
}
