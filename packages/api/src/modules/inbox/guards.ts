import { type Guard, guardEach } from "../../graphql/guards.ts";

export const inboxGuards: readonly Guard[] = [
  {
    operation: "POST /api/notification-mails/stop",
    public: "the key in each mail is the right to have no more of them",
  },
  ...guardEach(
    [
      "Query.notifications",
      "Query.inbox",
      "Query.notificationMail",
      "Mutation.setNotificationMail",
      "Mutation.setNotificationsSeen",
      "Mutation.setNotificationRead",
      "Mutation.setAllNotificationsRead",
      "Mutation.setNotificationDismissed",
    ],
    { own: "one's own inbox alone, whoever administers one" },
  ),
];
