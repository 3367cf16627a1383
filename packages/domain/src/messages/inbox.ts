/** The texts of the inbox: the bell, its list and its page. */
export const inboxTexts = {
  title: "Notifications",
  explanation: "What happened that concerns you. Kept for 90 days.",
  bell: (unseen: number): string =>
    unseen === 0 ? "Notifications" : `Notifications, ${unseen > 99 ? "more than 99" : unseen} new`,
  arrived: (count: number): string => (count === 1 ? "1 new notification" : `${count} new notifications`),
  none: "No notifications",
  noneUnread: "Nothing unread",
  noneOfKind: "None of this kind",
  loading: "Loading your notifications",
  failed: "Your notifications could not be read.",
  stale: "These may be old: they could not be read again.",
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
  gone: "What this was about is no longer yours to see.",
  anyKind: "All kinds",
  kind: "Kind",
  unreadOnly: "Unread only",
} as const;

/** The texts of what comes by mail of it. */
export const inboxMailTexts = {
  section: "Notifications",
  title: "Notifications by e-mail",
  explanation: (address: string): string =>
    `Everything stands behind the bell. What you choose here is also sent to ${address}, together in one mail, and only what you have not seen by then.`,
  kinds: "By e-mail too",
  pace: "How often at the most",
  hour: "Once an hour",
  day: "Once a day",
  save: "Save",
  saved: "Saved.",
  unverified:
    "Mails go to confirmed addresses only, and yours is not confirmed. What you choose holds from then on.",
  noMail: "This portal sends no mails just now. What you choose holds as soon as it does.",
  loading: "Loading what you get by e-mail",
  stopTitle: "No more notifications by e-mail",
  stopQuestion: "Notifications will no longer be sent to you by e-mail. They stay behind the bell.",
  stop: "Stop these mails",
  stopped: "Done. You get no more notifications by e-mail. You can choose them again on your profile.",
  stopUnknown:
    "This link does not belong to anybody's mails. Open the link of your latest mail, or choose on your profile.",
  stopFailed: "This did not reach the portal. Please try again.",
  toProfile: "Notifications on your profile",
} as const;
