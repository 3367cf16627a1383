/** The public interface of this module: what other modules of the API may import. */

export { deleteOldMails } from "./delete-old-mails.ts";
export { enqueueMails, sendMailsJob } from "./enqueue-mails.ts";
export { allowanceUsed, takeAllowance } from "./mail-allowance.ts";
export { recipientHash, stopInvitationMails, takeRecipients } from "./recipients.ts";
export { type SendingParts, sendMails } from "./send-mails.ts";
export { stopRoute } from "./stop-mails-route.ts";
