/** The public interface of this module: what other modules of the API may import. */

export { deleteOldNotices } from "./delete-old-notices.ts";
export { countUnseen } from "./inbox-counts.ts";
export type { InboxView, NotificationView } from "./inbox-views.ts";
export type { NoticeVisibility } from "./notice-visibility.ts";
export { type NoticeToSend, notify, withdrawNotice } from "./notify.ts";
export { sendDigests } from "./send-digests.ts";
export { stopMailsRoute } from "./stop-mails-route.ts";
