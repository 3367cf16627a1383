import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { noticesOf, sendNotice } from "./notice-builders.ts";

async function one(portal: CastApp) {
  await sendNotice(portal, [cast.maya]);
  return { id: (await noticesOf(portal, cast.maya))[0], isRead: true, isDismissed: true };
}
async function mark(portal: CastApp) {
  await sendNotice(portal, [cast.maya]);
  const { notifications } = await portal.get<{ notifications: object }>(
    cast.maya,
    "{ notifications { mark } }",
  );
  return notifications as Record<string, unknown>;
}

export const inboxWebOperations: readonly WebOperation[] = [
  ["inboxRequestsNumberQuery", cast.maya, 1],
  ["inboxRequestsListQuery", cast.maya, 8],
  ["inboxRequestsSeenMutation", cast.maya, 6, mark],
  ["inboxRequestsAllReadMutation", cast.maya, 6, mark],
  ["inboxRequestsReadMutation", cast.maya, 8, one],
  ["inboxRequestsDismissedMutation", cast.maya, 8, one],
  ["NotificationMailQuery", cast.maya, 2],
  ["NotificationMailMutation", cast.maya, 3, () => ({ kinds: ["result"], pace: "day" })],
];
