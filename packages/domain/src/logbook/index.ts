export * from "./address-change.ts";
export * from "./attending-entry.ts";
export { formatAttendingName, type PersonName, parseAttendingName } from "./attending-name.ts";
export { canMerge, type EntryFacts } from "./can-merge.ts";
export * from "./cascade.ts";
export { catalogue } from "./catalogue/catalogue.ts";
export { findProcedure, findRetired, getProcedures } from "./catalogue/lookup.ts";
export { procedureRanks } from "./catalogue/procedure-rank.ts";
export type {
  Catalogue,
  CatalogueCategory,
  CatalogueInterventionType,
  CatalogueOrganSystem,
  CatalogueProcedure,
} from "./catalogue/tree.ts";
export {
  type CascadingContent,
  type Cause,
  type Clearing,
  canUndoClearing,
  findClearing,
  followCause,
  joinClearings,
  undoClearing,
} from "./cleared-fields.ts";
export { clearedTexts } from "./cleared-text.ts";
export * from "./confirmation/answer-request.ts";
export { maxCommentLength, readComment } from "./confirmation/comment.ts";
export * from "./confirmation/confirmation.ts";
export * from "./confirmation/confirmed-content.ts";
export * from "./confirmation/digest.ts";
export * from "./copy-record.ts";
export { isLongAgo, latestDayForServer } from "./date-of-procedure.ts";
export * from "./display-text.ts";
export * from "./drafts/draft.ts";
export { type EditedField, type EditedRecord, editedFields, isSameValue } from "./edited-fields.ts";
export * from "./entrustment/curve.ts";
export * from "./entrustment/rating.ts";
export * from "./entrustment/scales.ts";
export * from "./entrustment/simulated-procedures.ts";
export * from "./export/csv-cell.ts";
export * from "./export/export-columns.ts";
export * from "./export/exported-record.ts";
export * from "./export/logbook-json.ts";
export * from "./export/logbook-schema.ts";
export * from "./export/logbook-table.ts";
export type { Cell, ExportProblem, ExportValue } from "./export/read-values.ts";
export * from "./field-labels.ts";
export {
  type ChoiceRecordField,
  type ClinicalField,
  type ClinicalForm,
  type ConditionalField,
  clinicalFieldNames,
  clinicalFields,
  type DoseField,
  fieldsIn,
  type PlainRecordField,
  type RecordFieldName,
  type RecordValue,
  recordFields,
} from "./fields/record-fields.ts";
export { foldedContents, recordSections, type SectionId, sectionIds } from "./fields/sections.ts";
export { type LikelyPair, likelyDuplicates } from "./likely-duplicates.ts";
export * from "./limits.ts";
export { type Change, compareEdits, mergeEdits, type Side, type Versions } from "./merge-edits.ts";
export * from "./missing-fields.ts";
export * from "./narrow-levels.ts";
export * from "./participants.ts";
export type { AttendingChoice, GroupOption } from "./read-parts.ts";
export * from "./record.ts";
export type { ParticipantInput, ProcedureInput, RecordInput } from "./record-input.ts";
export * from "./record-search.ts";
export { isStale, nextVersion } from "./record-version.ts";
export * from "./totals/counting-of-case.ts";
export { countingText, countsInNoRole, countsNotFor } from "./totals/counting-text.ts";
export * from "./totals/counts-towards.ts";
export { type DoseMedian, medianOfEnoughCases, minCasesForMedian } from "./totals/dose-median.ts";
export * from "./totals/period.ts";
export * from "./totals/target.ts";
export * from "./totals/target-progress.ts";
export { type ValidationContext, type ValidRecord, validateRecord } from "./validate-record.ts";
export * from "./values.ts";
export * from "./visible-fields.ts";
