/** The texts of the inbox: the bell, its list and its page. */
export const inboxTexts = {
  title: "Notifications",
  explanation: "What has happened that concerns you. Kept for 90 days.",
  bell: (unseen: number): string =>
    unseen === 0 ? "Notifications" : `Notifications, ${unseen > 99 ? "more than 99" : unseen} new`,
  arrived: (count: number): string => (count === 1 ? "1 new notification" : `${count} new notifications`),
  none: "No notifications",
  noneUnread: "Nothing unread",
  noneOfKind: "None of this kind",
  loading: "Loading your notifications",
  failed: "Your notifications could not be loaded.",
  stale: "These may be out of date: they could not be refreshed.",
  unread: "Unread",
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  allRead: "Mark all as read",
  nothingUnread: "All read.",
  dismiss: (title: string): string => `Dismiss: ${title}`,
  dismissed: "Notification dismissed.",
  undo: "Undo",
  all: "See all",
  more: "Show more",
  notChanged: "This could not be changed. Please try again.",
  gone: "You no longer have access to what this was about.",
  anyKind: "All kinds",
  kind: "Kind",
  unreadOnly: "Unread only",
} as const;

/** The texts about notifications by mail. */
export const inboxMailTexts = {
  section: "Notifications",
  title: "Notifications by e-mail",
  explanation: (address: string): string =>
    `All notifications are listed under the bell. Those you choose here are also sent to ${address}, together in one mail, if you have not seen them by then.`,
  kinds: "By e-mail too",
  pace: "At most",
  hour: "Once an hour",
  day: "Once a day",
  save: "Save",
  saved: "Saved.",
  unverified:
    "Mails go to confirmed addresses only, and yours is not confirmed yet. Your choice applies once it is.",
  noMail: "This portal does not send mails at the moment. Your choice applies as soon as it does.",
  loading: "Loading your e-mail settings",
  stopTitle: "No more notifications by e-mail",
  stopQuestion: "You will no longer get notifications by e-mail. They stay under the bell.",
  stop: "Stop these mails",
  stopped: "Done. You will get no more notifications by e-mail. You can choose them again on your profile.",
  stopUnknown: "This link is not valid. Open the link in your latest mail, or choose on your profile.",
  stopFailed: "The portal could not be reached. Please try again.",
  toProfile: "Notifications on your profile",
} as const;
