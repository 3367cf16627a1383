import { type CastPerson, cast } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { noticesOf, sendNotice } from "./notice-builders.ts";

const mark = "1:1:";

/** Each person has an inbox; the ids that a test names exist for no one. */
export const probes: readonly Probe[] = [
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

const list = "{ notifications { notifications { id isSeen isRead } inbox { unseen unread } } }";

async function give(portal: CastApp, whose: CastPerson) {
  await sendNotice(portal, [whose], { station: `Lab of ${whose.firstName}` });
  const { notifications } = await portal.get(whose, "{ notifications { mark } }");
  return { id: (await noticesOf(portal, whose))[0], mark: notifications.mark };
}

const mail = "{ notificationMail { pace kinds { kind isByMail } } }";

async function giveMail(portal: CastApp, whose: CastPerson) {
  await portal.get(whose, 'mutation { setNotificationMail(kinds: ["result"], pace: day) { pace } }');
  return {};
}

const unknown = { id: "999999999" };

export const ownProbes: readonly OwnProbe[] = [
  { operation: "Query.notifications", query: list, give },
  { operation: "Query.inbox", query: "{ inbox { id unseen unread } }", give },
  { operation: "Query.notificationMail", query: mail, give: giveMail },
  {
    operation: "Mutation.setNotificationMail",
    query: "mutation { setNotificationMail(kinds: [], pace: hour) { pace } }",
    shown: mail,
    give: giveMail,
  },
  {
    operation: "Mutation.setNotificationsSeen",
    query: "mutation ($mark: String!) { setNotificationsSeen(mark: $mark) { unseen } }",
    shown: list,
    give,
  },
  {
    operation: "Mutation.setAllNotificationsRead",
    query: "mutation ($mark: String!) { setAllNotificationsRead(mark: $mark) { unread } }",
    shown: list,
    give,
  },
  {
    operation: "Mutation.setNotificationRead",
    query:
      "mutation ($id: ID!) { setNotificationRead(id: $id, isRead: true) { notification { id isRead } } }",
    shown: list,
    give,
    unknown,
  },
  {
    operation: "Mutation.setNotificationDismissed",
    query:
      "mutation ($id: ID!) { setNotificationDismissed(id: $id, isDismissed: true) { notification { id } } }",
    shown: list,
    give,
    unknown,
  },
];

async function one(portal: CastApp) {
  await sendNotice(portal, [cast.maya]);
  return { id: (await noticesOf(portal, cast.maya))[0], isRead: true, isDismissed: true };
}

async function latestMark(portal: CastApp) {
  await sendNotice(portal, [cast.maya]);
  const { notifications } = await portal.get(cast.maya, "{ notifications { mark } }");
  return notifications as Record<string, unknown>;
}

export const webOperations: readonly WebOperation[] = [
  ["inboxRequestsNumberQuery", cast.maya, 1],
  ["inboxRequestsListQuery", cast.maya, 8],
  ["inboxRequestsSeenMutation", cast.maya, 6, latestMark],
  ["inboxRequestsAllReadMutation", cast.maya, 6, latestMark],
  ["inboxRequestsReadMutation", cast.maya, 8, one],
  ["inboxRequestsDismissedMutation", cast.maya, 8, one],
  ["NotificationMailQuery", cast.maya, 3],
  ["NotificationMailMutation", cast.maya, 3, () => ({ kinds: ["result"], pace: "day" })],
];
