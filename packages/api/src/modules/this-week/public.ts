/** The public interface of this module: what other modules of the API may import. */
export { deleteOldDismissals } from "./dismiss.ts";
export { stopWeekMailsRoute } from "./stop-mails-route.ts";
export { sendWeekMails } from "./week-mail.ts";
