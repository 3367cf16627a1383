import type { Probe } from "../platform/role-matrix/probe.ts";

const mark = "1:1:";

/** Each has an inbox; what a test names there is nobody's. */
export const inboxProbes: readonly Probe[] = [
  { operation: "Query.notifications", call: { query: "{ notifications { next notifications { title } } }" } },
  { operation: "Query.notificationMail", call: { query: "{ notificationMail { pace } }" } },
  {
    operation: "Mutation.setNotificationMail",
    call: { query: 'mutation { setNotificationMail(kinds: ["result"], pace: day) { pace } }' },
  },
  {
    operation: "POST /api/notification-mails/stop",
    call: async ({ database: { db } }) => {
      const { id } = await db.selectFrom("app_user").select("id").limit(1).executeTakeFirstOrThrow();
      const key = "k".repeat(32);
      await db
        .insertInto("notification_mail")
        .values({ user_id: id, kinds: [], pace: "day", stop_key: key })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ stop_key: key }))
        .execute();
      return { url: `/api/notification-mails/stop?key=${key}`, body: "List-Unsubscribe=One-Click" };
    },
  },
  { operation: "Query.inbox", call: { query: "{ inbox { unseen } }" } },
  {
    operation: "Mutation.setNotificationsSeen",
    call: { query: `mutation { setNotificationsSeen(mark: "${mark}") { unseen } }` },
  },
  {
    operation: "Mutation.setAllNotificationsRead",
    call: { query: `mutation { setAllNotificationsRead(mark: "${mark}") { unread } }` },
  },
  {
    operation: "Mutation.setNotificationRead",
    about: "what nobody was told",
    call: {
      query: 'mutation { setNotificationRead(id: "999999999", isRead: true) { notification { id } } }',
    },
    rule: { lets: [], otherwise: "notFound" },
  },
  {
    operation: "Mutation.setNotificationDismissed",
    about: "what nobody was told",
    call: {
      query:
        'mutation { setNotificationDismissed(id: "999999999", isDismissed: true) { notification { id } } }',
    },
    rule: { lets: [], otherwise: "notFound" },
  },
];
