export {
  type InstitutionFacts,
  institutionMails,
  institutionMailsADay,
  nextMailDay,
} from "./institution-limit.ts";
export { letterOf, type MailFacts, type MailKind } from "./kinds.ts";
export type { Letter, LetterHead } from "./letter.ts";
export {
  mailableFrom,
  mailboxKey,
  mailRecipient,
  type RecipientFacts,
  type RecipientRefusal,
  recipientLimits,
} from "./recipient-limits.ts";
export { mailLeaseMs, mailsKeptMs, mailTries, nextTry } from "./tries.ts";
