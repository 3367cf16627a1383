export { type EventChange, eventChanges } from "./event-notices.ts";
export {
  expiringMs,
  maxCounted,
  maxNoticesFromStrangers,
  noticeRetentionMs,
  soonMs,
} from "./limits.ts";
export {
  isMailPace,
  type MailPace,
  mailGatherMs,
  mailPaces,
  maxNoticesInMail,
  nextDigest,
} from "./mail-pace.ts";
export { type Notice, type NoticeSubject, noticeSubjects, type TimeFormat } from "./notice.ts";
export * from "./notice-kinds.ts";
export { dayOfResults } from "./result-notice.ts";
export { type SoftwareNoticeState, softwareNoticeStates } from "./software-update-notice.ts";
