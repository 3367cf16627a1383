import { type Guard, guardEach } from "../../graphql/guards.ts";

export const inboxGuards: readonly Guard[] = guardEach(
  [
    "Query.notifications",
    "Query.inbox",
    "Mutation.setNotificationsSeen",
    "Mutation.setNotificationRead",
    "Mutation.setAllNotificationsRead",
    "Mutation.setNotificationDismissed",
  ],
  { own: "one's own inbox alone, whoever administers one" },
);
