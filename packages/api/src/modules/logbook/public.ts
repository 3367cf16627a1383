/** The public interface of this module: what other modules of the API may import. */

export type { AskedAddressView, ConfirmationView } from "./confirmation-view.ts";
export type { DeletedRecord } from "./delete-activity.ts";
export { isConfirmationRequested, isToComplete } from "./filter-conditions.ts";
export type { OwnEntryView } from "./own-logbook-query.ts";
export { type ActivityFields, type ActivityView, activityJoins, activityJson } from "./projection.ts";
export type { FormData } from "./read-activities.ts";
export { findRecord, getRecordFacts } from "./record-query.ts";
export { contentRow, insertedColumns, participantRows } from "./record-row.ts";
export { removeDraft } from "./remove-draft.ts";
export { isRemovedEntry, requestedAttending } from "./requested-attending.ts";
export type { SaveResult } from "./save-activities.ts";
export type { SavedRecord } from "./save-activity.ts";
export { insertRecords, type NewRecord, resolveSaveFacts } from "./save-queries.ts";
