import type { NotificationId, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, int, json, statement, text, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { sendHint } from "../hints/public.ts";
import { readInbox } from "./inbox-counts.ts";
import type { InboxView, NotificationView } from "./inbox-views.ts";
import type { NoticeVisibility } from "./notice-visibility.ts";
import { notificationId } from "./notification-id.ts";
import { notificationColumns } from "./page-statement.ts";
import { readNotifications } from "./read-notifications.ts";
import { timeFormatFor } from "./time-format.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly visibility: readonly NoticeVisibility[] };

export type InboxChangeView = { readonly notification: NotificationView; readonly inbox: InboxView };

const columns = {
  id: int(),
  kind: text(),
  facts: json<unknown>(),
  createdAt: timestamp(),
  isSeen: bool(),
  isRead: bool(),
  isDismissed: bool(),
};

type One = { readonly id: NotificationId; readonly userId: UserId };

/** Locks the row, so that the next change starts from its present state. */
const lockStatement = statement(
  columns,
  ({ id, userId }: One) => sql`
    select ${notificationColumns} from notification where id = ${id}::bigint and user_id = ${userId} for update`,
);

const setStatement = statement(
  columns,
  ({ id }: One, change: RawBuilder<unknown>) => sql`
    update notification set ${change} where id = ${id}::bigint returning ${notificationColumns}`,
  [{ id: 0 as NotificationId, userId: "" as UserId }, sql`seen_at = now()`],
);

/** Marks a notification as read or unread; a read one also counts as seen. */
export function setRead(deps: Deps, actor: Actor, id: string, isRead: boolean): Promise<InboxChangeView> {
  return change(deps, actor, id, {
    isSo: (row) => row.isRead === isRead,
    to: (now) => (isRead ? sql`read_at = ${now}, seen_at = coalesce(seen_at, ${now})` : sql`read_at = null`),
  });
}

/** Removes a notification from the list, or restores it; a removed one counts as seen. Whether it was read does not change. */
export function setDismissed(
  deps: Deps,
  actor: Actor,
  id: string,
  isDismissed: boolean,
): Promise<InboxChangeView> {
  return change(deps, actor, id, {
    isSo: (row) => row.isDismissed === isDismissed,
    to: (now) =>
      isDismissed
        ? sql`dismissed_at = ${now}, seen_at = coalesce(seen_at, ${now})`
        : sql`dismissed_at = null`,
  });
}

type Row = Awaited<ReturnType<typeof lockStatement.only>>;

/** Changes one notification; repeating the same change writes nothing and sends no hint. */
function change(
  { db, clock, visibility }: Deps,
  actor: Actor,
  id: string,
  {
    isSo,
    to,
  }: { readonly isSo: (row: Row) => boolean; readonly to: (now: RawBuilder<unknown>) => RawBuilder<unknown> },
): Promise<InboxChangeView> {
  const one = notificationId(id);
  if (one === undefined) throw appError("NOT_FOUND");
  const key = { id: one, userId: actor.userId };
  return inLockedTransaction(db, [], async (tx: Tx) => {
    const before = await lockStatement.first(tx, key);
    if (before === undefined) throw appError("NOT_FOUND");
    const isChanged = !isSo(before);
    const row = isChanged ? await setStatement.only(tx, key, to(toTimestamp(clock()))) : before;
    if (isChanged) await sendHint(tx, { kind: "notification", id: "changed", to: [actor.userId] });
    const [notification] = await readNotifications({ db: tx, visibility }, actor, [row], timeFormatFor({}));
    if (notification === undefined) throw new Error("a notification that was changed is not there");
    return { notification, inbox: await readInbox(tx, actor) };
  });
}
