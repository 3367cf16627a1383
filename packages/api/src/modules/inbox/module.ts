import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import type { ApiModule } from "../module.ts";
import { inboxGuards } from "./guards.ts";
import { inboxJson, prefetchCounts, readInbox, toInboxView } from "./inbox-counts.ts";
import { listNotifications } from "./list-notifications.ts";
import { mailSettings, setMailSettings } from "./mail-settings.ts";
import { setAllRead, setAllSeen } from "./mark-all-notifications.ts";
import { setDismissed, setRead } from "./mark-notification.ts";

/** Notifications (13.032-13.035). Other modules contribute the rules for who may still see the subject of a notice. */
export function inboxModule(topics: readonly ApiModule[]) {
  const visibility = topics.flatMap((topic) => topic.noticeVisibility ?? []);
  return {
    name: "inbox",
    resolvers: {
      Query: {
        notifications: (_, args, { db, actor }) => listNotifications({ db, visibility }, actor, args),
        inbox: (_, _args, { db, actor, prefetched }) =>
          prefetched.inbox === undefined
            ? readInbox(db, actor)
            : toInboxView(actor, prefetchCounts(prefetched.inbox)),
        notificationMail: (_, _args, { db, actor, sendsMail }) => mailSettings(db, actor, sendsMail),
      },
      Mutation: {
        setNotificationMail: (_, settings, context) => setMailSettings(context, context.actor, settings),
        setNotificationsSeen: (_, { mark }, context) => setAllSeen(context, context.actor, mark),
        setAllNotificationsRead: (_, { mark }, context) => setAllRead(context, context.actor, mark),
        setNotificationRead: (_, { id, isRead }, { db, clock, actor }) =>
          setRead({ db, clock, visibility }, actor, id, isRead),
        setNotificationDismissed: (_, { id, isDismissed }, { db, clock, actor }) =>
          setDismissed({ db, clock, visibility }, actor, id, isDismissed),
      },
    } satisfies Resolvers,
    prefetchFields: { "Query.inbox": inboxJson },
    listSizes: { "NotificationMail.kinds": 13, "NotificationsPage.notifications": 20 },
    guards: inboxGuards,
  } satisfies ApiModule;
}
