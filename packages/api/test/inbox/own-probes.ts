import type { CastPerson } from "@cathedra/test-fixtures";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";
import { noticesOf, sendNotice } from "./notice-builders.ts";

const list = "{ notifications { notifications { id isSeen isRead } inbox { unseen unread } } }";

async function give(portal: CastApp, whose: CastPerson) {
  await sendNotice(portal, [whose], { station: `Lab of ${whose.firstName}` });
  const { notifications } = await portal.get<{ notifications: { mark: string } }>(
    whose,
    "{ notifications { mark } }",
  );
  return { id: (await noticesOf(portal, whose))[0], mark: notifications.mark };
}

const mail = "{ notificationMail { pace kinds { kind isByMail } } }";

async function giveMail(portal: CastApp, whose: CastPerson) {
  await portal.get(whose, 'mutation { setNotificationMail(kinds: ["result"], pace: day) { pace } }');
  return {};
}

const unknown = { id: "999999999" };

export const ownInboxProbes: readonly OwnProbe[] = [
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
