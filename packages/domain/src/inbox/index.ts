export { type EventChange, eventChanges } from "./events.ts";
export {
  expiringMs,
  mostCounted,
  mostFromStrangers,
  noticeRetentionMs,
  soonMs,
} from "./limits.ts";
export { isMailPace, type MailPace, mailGatherMs, mailPaces, mostInMail, nextDigest } from "./mail-pace.ts";
export { type Notice, type NoticeSubject, noticeSubjects, type TimeFormat } from "./notice.ts";
export * from "./notice-kinds.ts";
export { dayOfResults } from "./result.ts";
export { type SoftwareNoticeState, softwareNoticeStates } from "./software-update.ts";
