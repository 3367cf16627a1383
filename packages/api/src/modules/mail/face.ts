/** What other rooms of the API may use of this one. */
export { allowanceLeft, takeAllowance } from "./allowance.ts";
export { enqueueMails, sendMailsJob } from "./enqueue-mails.ts";
export { forgetMails } from "./forget-mails.ts";
export { type SendingParts, sendMails } from "./send-mails.ts";
