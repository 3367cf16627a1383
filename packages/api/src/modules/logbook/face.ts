/** What other rooms of the API may use of this one. */
export { findRecord } from "./queries.ts";
export { contentRow, insertedColumns, participantRows } from "./record-row.ts";
export { removeDraft } from "./remove-draft.ts";
