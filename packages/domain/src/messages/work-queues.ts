import type { OperationKind } from "../operations/operation.ts";

/** The texts of the start page about the work that waits for attendings, administrators and staff. */
export const workQueueTexts = {
  nothingToConfirm: "No record waits for your confirmation.",
  title: "Needs attention",
  nothingNeeded: "Nothing needs attention",
  /** Shown below the groups if no other queue has anything. */
  nothingElse: "Nothing else needs attention",
  /** The heading of the queues that need no attention now. */
  figures: "At a glance",
  classes: "Your groups",
  noClasses: "You do not look after a group yet.",
  people: (count: number): string => (count === 1 ? "1 person" : `${count.toLocaleString("en")} people`),
  overdue: (count: number): string => `${count} overdue`,
  behind: (count: number): string => `${count} behind`,
  quiet: (count: number): string => `${count} inactive`,
  notJoined: (count: number): string => `${count} not joined`,
  invite: "Invite people",
  events: "Events today",
  noEvents: "No event today.",
  hours: "Hours left",
  noHours: "No account has hours to give.",
  hoursOf: (name: string, hours: string): string => `${name}: ${hours} h`,
  vouchers: "Vouchers ending in 14 days",
  noVouchers: "No voucher ends soon.",
  starts: "Failed starts in 24 h",
  noStarts: "No start has failed.",
  earlierStarts: "Earlier failed starts",
  stations: "Systems",
  noStations: "No system needs attention.",
  feedback: "New feedback",
  noFeedback: "No new feedback.",
  work: "Stuck jobs",
  noWork: "No stuck jobs.",
  hanging: {
    waiting: "not taken by a worker",
    running: "still running",
    failing: "failing",
    given_up: "given up",
  } satisfies Readonly<Record<string, string>>,
  releases: "Releases rolling out",
  noReleases: "No release is rolling out.",
  installed: (installed: number, total: number): string => `${installed} of ${total} installed`,
  failed: (count: number): string => `${count} failed`,
  /** Shown beside content that could not be refreshed. */
  asOf: (time: string): string => `As of ${time}`,
  /** A count as text, which ends at "99+". */
  count: (count: number): string => (count >= 100 ? "99+" : String(count)),
  details: "All stuck jobs",
  more: (count: number): string => (count === 1 ? "and 1 more" : `and ${count} more`),
} as const;

const jobs: Readonly<Record<OperationKind, string> & Record<string, string>> = {
  platform_sync: "Synchronisation with the learning platform",
  class_reading: "Reading of a class from the learning platform",
  request_platform_sync: "Synchronisation with the learning platform",
  request_whole_platform_sync: "Synchronisation with the learning platform",
  logbook_report: "Making a logbook report",
  storage_purge: "Emptying the trash of the file library",
  software_download: "Software download at a station",
  software_install: "Software installation at a station",
  logbook_import: "Import of an earlier logbook",
  personal_data_export: "Export of a person’s data",
  send_mails: "Sending mails",
  mail_notices: "Sending mails about notifications",
  mail_confirmations: "Sending mails about confirmations",
  settle_address_changes: "Changing addresses of attendings",
  make_thumbnails: "Making previews of pictures",
  check_files: "Checking stored files",
  sweep_files: "Removing files that nothing uses",
  refresh_content: "Reading news and videos",
  judge_runs: "Judging simulator runs",
  welcome_member: "Telling new group members about assignments",
  forward_feedback: "Sending feedback on",
};

/** The description of a background job; one without a text is named by its code. */
export function jobText(kind: string): string {
  return (Object.hasOwn(jobs, kind) ? jobs[kind] : undefined) ?? kind.replaceAll("_", " ");
}
