export {
  type AttendingEntry,
  compareAttendings,
  readAttendingEntry,
  readAttendingForm,
  readHospitalName,
} from "./attending-entry.ts";
export { formatAttendingName, type PersonName, parseAttendingName } from "./attending-name.ts";
export {
  type CascadeLevel,
  cascadeLevels,
  chooseLevel,
  chooseProcedure,
  optionsAt,
} from "./cascade.ts";
export { catalogue } from "./catalogue/catalogue.ts";
export { findProcedure, findRetired, proceduresOf } from "./catalogue/lookup.ts";
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
  clearingOf,
  followCause,
  joinClearings,
  undoClearing,
} from "./cleared-fields.ts";
export { clearedTexts } from "./cleared-text.ts";
export {
  type AnsweredRecord,
  type AnswerVerdict,
  askedAfterSave,
  confirmVerdict,
  isLocked,
  returnVerdict,
  type SeenRecord,
} from "./confirmation/answer-request.ts";
export { maxCommentLength, readComment } from "./confirmation/comment.ts";
export {
  type AttendingOfRecord,
  type ConfirmationAnswer,
  type ConfirmationObstacle,
  type ConfirmationState,
  confirmationAnswers,
  confirmationObstacle,
  confirmationObstacles,
  confirmationState,
  confirmationStates,
} from "./confirmation/confirmation.ts";
export {
  daysBetweenDigests,
  daysSince,
  longestOpenDays,
  mostOpenUntold,
  type OpenRequests,
  owesDigest,
} from "./confirmation/digest.ts";
export {
  type CopyContext,
  type CopySource,
  copyForNextCase,
  copyRules,
  type RecordCopy,
} from "./copy-record.ts";
export { isLongAgo, latestDayForServer } from "./date-of-procedure.ts";
export {
  adverseEventLabels,
  levelLabel,
  modalityLabels,
  notFilledIn,
  participantRoleDefinitions,
  participantRoleGroups,
  participantSummary,
} from "./display-text.ts";
export {
  type DraftContent,
  type DraftTitle,
  draftExpiresAt,
  longestDraft,
  mostDrafts,
  overwrittenDraft,
  readDraftContent,
  titleOfDraft,
} from "./drafts/draft.ts";
export { type EditedField, type EditedRecord, editedFields, isSameValue } from "./edited-fields.ts";
export {
  offeredValues,
  type RecordField,
  recordFieldLabels,
  recordValueLabel,
  valuesOf,
} from "./field-labels.ts";
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
export { recordSections, type SectionId, sectionIds } from "./fields/sections.ts";
export { type LikelyPair, likelyDuplicates } from "./likely-duplicates.ts";
export * from "./limits.ts";
export { canMerge, type EntryFacts } from "./merge.ts";
export { type Change, compareEdits, mergeEdits, type Side, type Versions } from "./merge-edits.ts";
export {
  connectedLevels,
  type NarrowedLevels,
  narrowerOptions,
  narrowLevel,
} from "./narrow-levels.ts";
export {
  addParticipant,
  chooseParticipantLevel,
  defaultParticipants,
  emptyParticipant,
  isEmptyParticipant,
  type LastSaid,
  type Me,
  memberOptions,
  ownParticipant,
  removeParticipant,
} from "./participants.ts";
export type { AttendingChoice, GroupOption } from "./read-parts.ts";
export type {
  Attending,
  LogbookRecord,
  Participant,
  Procedure,
  RecordContent,
  RecordFacts,
} from "./record.ts";
export type { ParticipantInput, ProcedureInput, RecordInput } from "./record-input.ts";
export { isStale, nextVersion } from "./record-version.ts";
export {
  type ActivitiesSortField,
  type ActivitiesSortOrder,
  activitiesSortFields,
  activitiesSortOrders,
  normaliseSearchText,
  parseSearchParams,
  type SearchInput,
  type SearchParams,
} from "./search.ts";
export {
  type Counting,
  countingOf,
  type Obstacle,
  type OpenCase,
} from "./totals/counting-of-case.ts";
export { countingText, countsInNoRole, countsNotFor } from "./totals/counting-text.ts";
export {
  type CountingRule,
  countsTowards,
  type PersonsCase,
  targetConditions,
  type UnmetCondition,
  unmetConditions,
} from "./totals/counts-towards.ts";
export { type DoseMedian, fewestForMedian, medianOfEnoughCases } from "./totals/dose-median.ts";
export {
  academicYearMonth,
  addMonths,
  type DayRange,
  rangeOf,
  type TimeBucket,
  type TimeBuckets,
  type TotalsPeriod,
  timeBuckets,
  totalsPeriods,
  yearStart,
} from "./totals/period.ts";
export * from "./totals/target.ts";
export {
  countsSince,
  progressOf,
  type TargetProgress,
  type TargetState,
  targetStates,
} from "./totals/target-progress.ts";
export { type ValidationContext, type ValidRecord, validateRecord } from "./validate-record.ts";
export * from "./values.ts";
export {
  type ConditionalContent,
  changeField,
  changeModality,
  clearHidden,
  conditionalFields,
  type DecidingFields,
  dosesClearedBy,
  visibleFields,
} from "./visible-fields.ts";
