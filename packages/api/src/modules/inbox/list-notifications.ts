import type { Actor } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import type { QueryNotificationsArgs } from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { readInbox } from "./inbox-counts.ts";
import type { InboxView, NotificationView } from "./inbox-views.ts";
import type { NoticeVisibility } from "./notice-visibility.ts";
import { notificationId } from "./notification-id.ts";
import { pageStatement } from "./page-statement.ts";
import { readNotifications } from "./read-notifications.ts";
import { timeFormatFor } from "./time-format.ts";

export type NotificationsPageView = {
  readonly notifications: readonly NotificationView[];
  readonly next: string | null;
  readonly mark: string;
  readonly inbox: InboxView;
};

type Deps = { readonly db: Db; readonly visibility: readonly NoticeVisibility[] };

/**
 * A page of the person's notifications: one statement by their index, and one for each kind of thing that the page leads to.
 */
export async function listNotifications(
  deps: Deps,
  actor: Actor,
  args: QueryNotificationsArgs,
): Promise<NotificationsPageView> {
  const { limit } = readPageArgs({ limit: args.first }, { usual: 20, most: 50 });
  const rows = await pageStatement.rows(deps.db, {
    userId: actor.userId,
    after: args.after === null || args.after === undefined ? undefined : (notificationId(args.after) ?? 0),
    kinds: args.kinds ?? undefined,
    isUnread: args.isUnread === true,
    limit: limit + 1,
  });
  const found = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }])).slice(0, limit);
  const [notifications, inbox] = await Promise.all([
    readNotifications(deps, actor, found, timeFormatFor(args)),
    readInbox(deps.db, actor),
  ]);
  return {
    notifications,
    next: rows.length > limit ? String(found.at(-1)?.id) : null,
    mark: rows[0]?.mark ?? "",
    inbox,
  };
}
