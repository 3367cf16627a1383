/** The public interface of this module: what other modules of the API may import. */

export { deleteOldMails } from "./delete-old-mails.ts";
export { enqueueMails, type MailToSend, sendMailsJob } from "./enqueue-mails.ts";
export { institutionAllowance, takeInstitutionAllowance } from "./institution-allowance.ts";
export { findLastReminders } from "./last-reminders.ts";
export { mailsToday, takeAllowance } from "./mail-allowance.ts";
export {
  type MailPurpose,
  newStopKey,
  recipientHash,
  recipientHashes,
  setOptOut,
  stopInvitationMails,
  takeRecipients,
} from "./recipients.ts";
export { type SendingParts, sendMails } from "./send-mails.ts";
export { stopRoute } from "./stop-mails-route.ts";
