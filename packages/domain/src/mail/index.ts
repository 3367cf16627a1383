export { letterOf, type MailFacts, type MailKind } from "./kinds.ts";
export type { Letter, LetterHead } from "./letter.ts";
export { mailLeaseMs, mailsKeptMs, mailTries, nextTry } from "./tries.ts";
