export { cloudEventTexts } from "../cloud/events/event-texts.ts";
export { type AdminActionKey, machineTexts } from "../cloud/machines/machine-texts.ts";
export { cloudRoomTexts } from "../cloud/room-texts.ts";
export { cloudServerTexts } from "../cloud/server-texts.ts";
export { cloudSessionTexts } from "../cloud/sessions/session-texts.ts";
export { type FieldError, type FieldErrorCode, fieldError } from "../field-errors.ts";
export { importTexts } from "../imports/import-texts.ts";
export { type StartKind, startKinds } from "../reports/start-kinds.ts";
export { definitionTexts, simulatorModuleTexts } from "../results/import/definition-texts.ts";
export { resultText, resultTexts } from "../results/result-texts.ts";
export { softwareTexts, workErrorText } from "../software/software-texts.ts";
export { accountServerText, accountsTexts } from "./accounts.ts";
export { activityFileTexts, type CasePart, caseFailureText, caseParts } from "./activity-files.ts";
export { activityLogTexts } from "./activity-log.ts";
export { administrationTexts } from "./administration.ts";
export { assignmentTexts } from "./assignments.ts";
export { attendingAddressTexts, newAddressTexts } from "./attending-address.ts";
export { auditTexts } from "./audit.ts";
export { certificateTexts } from "./certificates.ts";
export { classInvitationTexts } from "./class-invitations.ts";
export { classTexts } from "./class-progress.ts";
export { clientVersionTexts } from "./client-version.ts";
export { closedAccountText } from "./closed-account.ts";
export { cloudCaseTexts } from "./cloud-cases.ts";
export { cloudEventFailure, eventStartFailure } from "./cloud-events.ts";
export { caseStartFailure } from "./cloud-sessions.ts";
export { cloudVoucherFailure, cloudVoucherTexts } from "./cloud-vouchers.ts";
export { completionTexts } from "./completion.ts";
export { confirmationDialogTexts } from "./confirmation-dialogs.ts";
export { confirmationListTexts } from "./confirmation-list.ts";
export { confirmationTexts } from "./confirmations.ts";
export { confirmedContentTexts } from "./confirmed-content.ts";
export { connectionTexts } from "./connection.ts";
export { contentTexts } from "./content.ts";
export { coursePageTexts } from "./course-pages.ts";
export { courseProgressTexts, type FigureAge, figureAgeText } from "./course-progress.ts";
export { courseVoucherTexts } from "./course-vouchers.ts";
export { courseSectionTexts, courseStatusTexts, courseTexts, unitStatusTexts } from "./courses.ts";
export { doseFileFaults, doseReportTexts, missingDoseText } from "./dose-report.ts";
export { entriesAndProceduresTexts } from "./entries-and-procedures.ts";
export { entrustmentTexts } from "./entrustment.ts";
export * from "./errors.ts";
export { seriesTexts } from "./exercise-series.ts";
export {
  failedRequestCause,
  failedRequestEnd,
  failedRequestHelp,
  failedRequestSentence,
  requestPurpose,
  startOperationPattern,
} from "./failed-request-sentence.ts";
export { failedStartCause } from "./failed-start-cause.ts";
export { failedRequestTexts, feedbackTexts } from "./feedback.ts";
export { type FileRefusalReason, fileTexts } from "./files.ts";
export { findPeopleTexts } from "./find-people.ts";
export { giveHoursTexts } from "./give-hours.ts";
export { groupAdministrationTexts, groupServerText } from "./group-administration.ts";
export { groupAssignmentTexts } from "./group-assignments.ts";
export { groupCoursesTexts } from "./group-courses.ts";
export { groupTotalsTexts } from "./group-totals.ts";
export { groupTexts } from "./groups.ts";
export { homeTexts } from "./home.ts";
export { inboxMailTexts, inboxTexts } from "./inbox.ts";
export {
  acceptedVoucher,
  archivedVoucher,
  joinedGroup,
  organizesEvent,
  type VoucherCode,
  voucherFailed,
  voucherRefusalText,
} from "./invitations.ts";
export { learningSpaceTexts } from "./learning-spaces.ts";
export { legalTexts } from "./legal.ts";
export { loadingModules } from "./loading-modules.ts";
export { logbookTexts } from "./logbook.ts";
export { logbookDuplicatesTexts } from "./logbook-duplicates.ts";
export {
  importTargetLabel,
  type LogbookFileFault,
  logbookFileFaults,
  logbookImportTexts,
  logbookMappingTexts,
} from "./logbook-import-page.ts";
export { logbookReportTexts } from "./logbook-report.ts";
export { reportOperationTexts } from "./logbook-report-operation.ts";
export { logbookSettingsTexts } from "./logbook-settings.ts";
export { newRecordTexts } from "./new-record.ts";
export { offlineTexts } from "./offline.ts";
export { offlineRecordsTexts } from "./offline-records.ts";
export { operationTexts } from "./operation-texts.ts";
export { operationText } from "./operations.ts";
export { otherPeopleRecordsTexts } from "./other-people-records.ts";
export { ownAccountTexts } from "./own-account.ts";
export { ownLogbookTexts } from "./own-logbook.ts";
export { personTexts } from "./people.ts";
export type { PersonOfChange } from "./person-of-change.ts";
export * from "./personal-cases.ts";
export { personalDataTexts } from "./personal-data.ts";
export { personalDataOperationTexts } from "./personal-data-operation.ts";
export { personalInvitationTexts } from "./personal-invitations.ts";
export { proficiencyTexts, shareText } from "./proficiency.ts";
export { profileTexts } from "./profile.ts";
export { progressTexts } from "./progress.ts";
export { progressPageTexts } from "./progress-page.ts";
export { provisioningTexts } from "./provisioning.ts";
export { recordAddressTexts } from "./record-address.ts";
export { recordConflictTexts } from "./record-conflict.ts";
export { recordExportTexts } from "./record-export.ts";
export { recordFormTexts } from "./record-form.ts";
export { recordListTexts } from "./record-list.ts";
export { recordQueueTexts } from "./record-queue.ts";
export { reminderTexts } from "./reminders.ts";
export * from "./run-outcome.ts";
export { byHandText, runSourceNames } from "./run-sources.ts";
export { scannedCodeTexts } from "./scanned-code.ts";
export { searchTexts } from "./search.ts";
export { severalCasesTexts } from "./several-cases.ts";
export { shellTexts } from "./shell.ts";
export { licenceText, runFailureText, simulatorTexts } from "./simulators.ts";
export { softwareReleaseTexts } from "./software-releases.ts";
export { type EditedThing, staleSaveTexts } from "./stale-save.ts";
export { maxStartChoices, type StartAnswerFacts, startAnswerTexts, startKindIn } from "./start-answers.ts";
export { startRefusalText } from "./start-refusals.ts";
export { feedbackStateLabels } from "./state-labels.ts";
export { clockText, conditionTexts, diskText, stationAdminTexts } from "./station-admin.ts";
export { stationEventText, stationOverviewTexts } from "./station-overview.ts";
export { stationPageTexts } from "./station-page.ts";
export { stationSessionTexts } from "./station-session.ts";
export { stationSignInTexts } from "./station-sign-in.ts";
export { stopMailsTexts } from "./stop-mails.ts";
export { nameRefusalText, storageErrorTexts, storageFailureTexts } from "./storage.ts";
export { storageTexts, storageUploadTexts } from "./storage-page.ts";
export { suspectedDuplicatesTexts } from "./suspected-duplicates.ts";
export { systemTexts } from "./systems.ts";
export { talentTexts } from "./talent.ts";
export { findingText } from "./talent-findings.ts";
export { weekTexts } from "./this-week.ts";
export { type UndoObstacle, undoTexts } from "./undo.ts";
export { jobText, workQueueTexts } from "./work-queues.ts";
