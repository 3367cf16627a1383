export * from "./institution-limit.ts";
export type { Letter, LetterHead } from "./letter.ts";
export { getLetter, type MailFacts, type MailKind } from "./mail-kinds.ts";
export * from "./recipient-limits.ts";
export {
  mailLeaseMs,
  mailRetentionMs,
  maxMailAttempts,
  nextAttemptAt,
} from "./retry-schedule.ts";
