/** What other rooms of the API may use of this one. */

export { deleteOldMails } from "./delete-old-mails.ts";
export { enqueueMails, sendMailsJob } from "./enqueue-mails.ts";
export { allowanceUsed, takeAllowance } from "./mail-allowance.ts";
export { recipientHash, stopInvitationMails, takeRecipients } from "./recipients.ts";
export { type SendingParts, sendMails } from "./send-mails.ts";
export { stopRoute } from "./stop-mails-route.ts";
