/** What other rooms of the API may use of this one. */
export { unseenOf } from "./counts.ts";
export { forgetNotices } from "./forget-notices.ts";
export { notify, type ToTell } from "./notify.ts";
export { sendDigests } from "./send-digests.ts";
export type { NoticeSight } from "./sights.ts";
export { stopMailsRoute } from "./stop-mails-route.ts";
export type { InboxView, NotificationView } from "./views.ts";
