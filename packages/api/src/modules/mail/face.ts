/** What other rooms of the API may use of this one. */
export { allowanceUsed, takeAllowance } from "./allowance.ts";
export { enqueueMails, sendMailsJob } from "./enqueue-mails.ts";
export { forgetMails } from "./forget-mails.ts";
export { recipientHash, stopInvitationMails, takeRecipients } from "./recipients.ts";
export { type SendingParts, sendMails } from "./send-mails.ts";
export { stopRoute } from "./stop-route.ts";
