import { parseCronItems, type TaskList } from "graphile-worker";
import type { Db } from "../db/database.ts";
import { thumbnailsJob } from "../modules/activity-files/public.ts";
import { judgeRuns } from "../modules/activity-results/public.ts";
import { isOutdatedNotice, notifyNewMember, remindOfAssignments } from "../modules/assignments/public.ts";
import { sendConfirmationDigests } from "../modules/confirmations/public.ts";
import type { ContentKind, RefreshDeps } from "../modules/content/public.ts";
import { sweepSignatures, sweepStationEvents, sweepStationLogs } from "../modules/devices/public.ts";
import { notifyLateEvents, notifyUpcomingEvents } from "../modules/events/public.ts";
import { deleteOldFailedRequests } from "../modules/failed-requests/public.ts";
import { deleteOldFeedback, forwardFeedback, forwardFeedbackJob } from "../modules/feedback/public.ts";
import { sweepFiles, sweepObjects } from "../modules/files/public.ts";
import { welcomeMemberJob } from "../modules/groups/public.ts";
import { deleteOldNotices, sendDigests } from "../modules/inbox/public.ts";
import { settleAddressChanges } from "../modules/logbook-administration/public.ts";
import { deleteOldReports } from "../modules/logbook-reports/public.ts";
import { deleteOldMails, type SendingParts, sendMailsJob } from "../modules/mail/public.ts";
import type { RunDeps } from "../modules/operations/public.ts";
import { deleteOldExports } from "../modules/personal-data/public.ts";
import { deleteOldRequests, linkJoined } from "../modules/provisioning/public.ts";
import { sweepLaunches } from "../modules/result-intake/public.ts";
import { deleteOldEndedSessions } from "../modules/sign-out/public.ts";
import {
  checkFiles,
  checkFilesJob,
  deleteOldAccesses,
  purgeOverdue,
  sweepUploads,
} from "../modules/storage/public.ts";
import { deleteOldDismissals, sendWeekMails } from "../modules/this-week/public.ts";
import { notifyExpiringVouchers } from "../modules/vouchers/public.ts";
import { systemClock } from "../ports/clock.ts";
import type { ObjectStore } from "../ports/object-store.ts";
import type { ReportSink } from "../ports/report-sink.ts";
import {
  deleteExpiredUndos,
  deleteOldDrafts,
  deleteOldInvitees,
  deleteOldWrongCodes,
} from "./delete-old-rows.ts";
import { makeThumbnailsJob } from "./make-thumbnails-job.ts";
import { recountRecords } from "./recount-records.ts";
import { refreshContentJob } from "./refresh-content-job.ts";
import { refreshListEntries } from "./refresh-list-entries.ts";
import { refreshPersonNames } from "./refresh-person-names.ts";
import { requestSyncJob } from "./request-sync-job.ts";
import { runOperationJob } from "./run-operation-job.ts";
import { sendMailsTask } from "./send-mails-task.ts";

/** The dependencies of jobs besides the database. */
export type JobDeps = {
  readonly content?: RefreshDeps | undefined;
  readonly objectStore?: ObjectStore | undefined;
  readonly mail?: Omit<SendingParts, "db" | "clock"> | undefined;
  readonly reportSink?: ReportSink | undefined;
  readonly operations: Omit<RunDeps, "db">;
};

/** Makes every job by its name. A job may run more than once, so each is idempotent. */
export function tasks(db: Db, { content, objectStore, mail, reportSink, operations }: JobDeps): TaskList {
  return {
    refresh_person_names: async (payload, { abortSignal }) => {
      await refreshPersonNames(db, payload, abortSignal);
    },
    refresh_places: async (payload, { abortSignal }) => {
      await refreshListEntries(db, payload, abortSignal);
    },
    recount_records: async (_payload, { logger }) => {
      const wrong = await recountRecords(db);
      if (wrong > 0) logger.warn(`${wrong} counters of logbook records were wrong and have been put right`);
    },
    refresh_content: async (payload, { abortSignal, logger }) => {
      if (content !== undefined) await refreshContentJob(content, payload, logger, abortSignal);
    },
    run_operation: async (payload, { abortSignal }) => {
      await runOperationJob({ ...operations, db }, payload, abortSignal);
    },
    request_platform_sync: async (payload) => {
      if (operations.runners.platform_sync !== undefined) await requestSyncJob(db, payload);
    },
    judge_runs: async (_payload, { abortSignal, logger }) => {
      const judged = await judgeRuns(db, abortSignal);
      if (judged > 0) logger.info(`${judged} runs that had been stored before were judged`);
    },
    forget_wrong_codes: async () => {
      await deleteOldWrongCodes(db, systemClock());
      await deleteOldEndedSessions(db, systemClock());
      await deleteOldAccesses(db, systemClock());
      await deleteOldRequests(db, systemClock());
    },
    forget_signatures: async (_payload, { abortSignal }) => {
      await sweepSignatures(db, abortSignal);
    },
    forget_drafts: async (_payload, { abortSignal }) => {
      await sweepLaunches(db, abortSignal);
      await deleteOldDrafts(db, systemClock(), abortSignal);
    },
    forget_undoables: async (_payload, { abortSignal }) => {
      await deleteExpiredUndos(db, systemClock(), abortSignal);
      await deleteOldDismissals(db, systemClock());
      await deleteOldInvitees(db, systemClock(), abortSignal);
    },
    sweep_files: async (_payload, { abortSignal }) => {
      await sweepStationLogs(db, abortSignal);
      await sweepStationEvents(db, abortSignal);
      await purgeOverdue({ db });
      if (objectStore === undefined) return;
      await sweepUploads({ db, objectStore, clock: systemClock }, abortSignal);
      await sweepFiles({ db, objectStore }, abortSignal);
      await sweepObjects({ db, objectStore }, abortSignal);
    },
    [checkFilesJob]: async (_payload, { abortSignal, logger }) => {
      if (objectStore === undefined) return;
      const differing = await checkFiles({ db, objectStore, clock: systemClock }, abortSignal);
      for (const key of differing) logger.error(`the store has other bytes under ${key} than were sent`);
    },
    [thumbnailsJob]: async (payload, { abortSignal }) => {
      if (objectStore !== undefined) await makeThumbnailsJob({ db, objectStore }, payload, abortSignal);
    },
    [sendMailsJob]: async (_payload, { abortSignal, logger }) => {
      if (mail !== undefined) await sendMailsTask({ ...mail, db, clock: systemClock }, logger, abortSignal);
    },
    tell_in_time: async (_payload, { abortSignal }) => {
      await notifyUpcomingEvents(db, systemClock(), abortSignal);
      await notifyExpiringVouchers(db, systemClock(), abortSignal);
    },
    tell_late_events: async (_payload, { abortSignal }) => {
      await notifyLateEvents(db, systemClock(), abortSignal);
    },
    remind_of_assignments: async (_payload, { abortSignal }) => {
      await remindOfAssignments(db, systemClock(), abortSignal);
    },
    [welcomeMemberJob]: async (payload) => {
      await notifyNewMember(db, payload, systemClock());
      await linkJoined(db, payload, systemClock);
    },
    mail_notices: async (_payload, { abortSignal }) => {
      if (mail !== undefined) await sendDigests(db, systemClock(), abortSignal, isOutdatedNotice);
    },
    mail_week: async (_payload, { abortSignal }) => {
      if (mail !== undefined) await sendWeekMails(db, systemClock(), abortSignal);
    },
    mail_confirmations: async (_payload, { abortSignal }) => {
      if (mail !== undefined) await sendConfirmationDigests(db, systemClock(), abortSignal);
    },
    settle_address_changes: async (_payload, { abortSignal }) => {
      await settleAddressChanges(db, systemClock(), abortSignal);
    },
    forget_notices: async (_payload, { abortSignal }) => {
      await deleteOldNotices(db, systemClock(), abortSignal);
    },
    [forwardFeedbackJob]: async (_payload, { abortSignal }) => {
      if (reportSink === undefined) return;
      await forwardFeedback({ db, clock: systemClock, sink: reportSink, objectStore }, abortSignal);
    },
    forget_reports: async (_payload, { abortSignal }) => {
      await deleteOldReports(db, systemClock(), abortSignal);
      await deleteOldFailedRequests(db, systemClock(), abortSignal);
      await deleteOldFeedback(db, systemClock(), abortSignal);
      if (objectStore !== undefined) await deleteOldExports({ db, objectStore }, systemClock(), abortSignal);
    },
    forget_mails: async (_payload, { abortSignal }) => {
      await deleteOldMails(db, systemClock(), abortSignal);
    },
  };
}

/** The schedule of jobs, in UTC. With several workers, each job still runs once. */
export const cronItems = parseCronItems([
  { task: "recount_records", match: "17 3 * * *", identifier: "recount_records" },
  refreshOf("news"),
  refreshOf("videos"),
  // Judges existing runs after an update, and runs that processes of the previous version still store.
  { task: "judge_runs", match: "*/5 * * * *", identifier: "judge_runs", options: { jobKey: "judge_runs" } },
  { task: "forget_wrong_codes", match: "*/10 * * * *", identifier: "forget_wrong_codes" },
  {
    task: "forget_signatures",
    match: "* * * * *",
    identifier: "forget_signatures",
    options: { jobKey: "forget_signatures", backfillPeriod: 0 },
  },
  { task: "forget_drafts", match: "41 * * * *", identifier: "forget_drafts" },
  { task: "request_platform_sync", match: "23 * * * *", identifier: "request_platform_sync" },
  // Once a night, units of courses are read too, even if no change was reported.
  {
    task: "request_platform_sync",
    match: "47 2 * * *",
    identifier: "request_whole_platform_sync",
    payload: { isWhole: true },
  },
  // Sends postponed mails, and mails whose process died.
  {
    task: sendMailsJob,
    match: "* * * * *",
    identifier: sendMailsJob,
    options: { jobKey: sendMailsJob, backfillPeriod: 0 },
  },
  {
    task: "tell_in_time",
    match: "*/5 * * * *",
    identifier: "tell_in_time",
    options: { jobKey: "tell_in_time", backfillPeriod: 0 },
  },
  {
    task: "tell_late_events",
    match: "* * * * *",
    identifier: "tell_late_events",
    options: { jobKey: "tell_late_events", backfillPeriod: 0 },
  },
  // Runs every quarter of an hour, because in some time zone a morning always begins then.
  {
    task: "remind_of_assignments",
    match: "*/15 * * * *",
    identifier: "remind_of_assignments",
    options: { jobKey: "remind_of_assignments", backfillPeriod: 0 },
  },
  {
    task: "mail_notices",
    match: "* * * * *",
    identifier: "mail_notices",
    options: { jobKey: "mail_notices", backfillPeriod: 0 },
  },
  // 05:20 UTC: the working day has not begun in most hospitals of Europe and America.
  { task: "mail_confirmations", match: "20 5 * * *", identifier: "mail_confirmations" },
  // Runs every quarter of an hour, because in some time zone it is then seven o'clock.
  {
    task: "mail_week",
    match: "*/15 * * * *",
    identifier: "mail_week",
    options: { jobKey: "mail_week", backfillPeriod: 0 },
  },
  { task: "settle_address_changes", match: "*/5 * * * *", identifier: "settle_address_changes" },
  { task: "forget_notices", match: "*/10 * * * *", identifier: "forget_notices" },
  // Forwards feedback that could not be forwarded before, or whose process died.
  {
    task: forwardFeedbackJob,
    match: "* * * * *",
    identifier: forwardFeedbackJob,
    options: { jobKey: forwardFeedbackJob, backfillPeriod: 0 },
  },
  { task: "forget_reports", match: "53 3 * * *", identifier: "forget_reports" },
  { task: "forget_mails", match: "47 3 * * *", identifier: "forget_mails" },
  { task: "forget_undoables", match: "*/10 * * * *", identifier: "forget_undoables" },
  { task: "sweep_files", match: "*/15 * * * *", identifier: "sweep_files" },
  // Recovers work whose process died.
  {
    task: checkFilesJob,
    match: "*/30 * * * *",
    identifier: checkFilesJob,
    options: { jobKey: checkFilesJob, queueName: checkFilesJob, backfillPeriod: 0 },
  },
  { task: thumbnailsJob, match: "*/10 * * * *", identifier: thumbnailsJob },
]);

/**
 * Builds the scheduled refresh of a source. It has the same key as the job that a worker adds when it starts, so that if both are
 * queued, only one runs.
 */
function refreshOf(kind: ContentKind) {
  return {
    task: "refresh_content",
    match: "*/10 * * * *",
    identifier: contentJobKey(kind),
    payload: { kind },
    options: { jobKey: contentJobKey(kind), maxAttempts: 3 },
  };
}

export function contentJobKey(kind: ContentKind): string {
  return `refresh_content:${kind}`;
}
