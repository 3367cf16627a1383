import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { tell, toldTo } from "./telling.ts";

async function one(portal: CastApp) {
  await tell(portal, [cast.maya]);
  return { id: (await toldTo(portal, cast.maya))[0], isRead: true, isDismissed: true };
}
async function mark(portal: CastApp) {
  await tell(portal, [cast.maya]);
  const { notifications } = await portal.get<{ notifications: object }>(
    cast.maya,
    "{ notifications { mark } }",
  );
  return notifications as Record<string, unknown>;
}

export const inboxWebOperations: readonly WebOperation[] = [
  ["askInboxNumberQuery", cast.maya, 1],
  ["askInboxListQuery", cast.maya, 8],
  ["askInboxSeenMutation", cast.maya, 6, mark],
  ["askInboxAllReadMutation", cast.maya, 6, mark],
  ["askInboxReadMutation", cast.maya, 8, one],
  ["askInboxDismissedMutation", cast.maya, 8, one],
  ["NotificationMailQuery", cast.maya, 2],
  ["NotificationMailMutation", cast.maya, 3, () => ({ kinds: ["result"], pace: "day" })],
];
