/** The public interface of this module: what other modules of the API may import. */
export { lockAttendingMail, takeAttending } from "./attending-mails.ts";
export type { ConfirmedView } from "./confirm.ts";
export { readConfirmedContents } from "./confirmed-contents.ts";
export type { PageView } from "./list-confirmations.ts";
export { idsInOrder, type LockedRequest, lockKeysOf, lockRequests } from "./lock-records.ts";
export type { ChangedView } from "./reopen.ts";
export type { ReturnedView } from "./return-record.ts";
export { sendConfirmationDigests } from "./send-digests.ts";
export { stopConfirmationMailsRoute } from "./stop-mails-route.ts";
