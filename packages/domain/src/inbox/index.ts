export { isMailPace, type MailPace, mailGatherMs, mailPaces, mostInMail, nextDigest } from "./by-mail.ts";
export { type EventChange, eventChanges } from "./events.ts";
export { expiringMs, mostCounted, noticesKeptMs, soonMs } from "./keeping.ts";
export {
  digestKinds,
  type InboxKind,
  inboxKinds,
  inboxLabel,
  isInboxKind,
  type NoticeFacts,
  noticeOf,
} from "./kinds.ts";
export { type Notice, type NoticeSubject, noticeSubjects, type Reading } from "./notice.ts";
export { dayOfResults } from "./result.ts";
export { type SoftwareNoticeState, softwareNoticeStates } from "./software-update.ts";
