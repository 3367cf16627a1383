import type { Instant, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { int, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { Clock } from "../../ports/clock.ts";
import { sendHint } from "../hints/public.ts";
import { type InboxOwner, readInbox } from "./inbox-counts.ts";
import type { InboxView } from "./inbox-views.ts";
import { checkedMark, wasThereAtMark } from "./list-snapshot.ts";

export type MarkDeps = { readonly db: Db; readonly clock: Clock };

type Marking = { readonly userId: UserId; readonly mark: string; readonly now: Instant };

/** Rows are locked in a fixed order, so that two browsers that mark them at once cannot deadlock. */
const seenStatement = statement(
  { changed: int() },
  ({ userId, mark, now }: Marking) => sql`
    with shown as (
      select id from notification
      where user_id = ${userId} and seen_at is null and dismissed_at is null and ${wasThereAtMark(mark, now)}
      order by id for update
    ), changed as (
      update notification set seen_at = ${toTimestamp(now)} from shown where notification.id = shown.id returning 1
    )
    select count(*)::int as changed from changed`,
);

const readStatement = statement(
  { changed: int() },
  ({ userId, mark, now }: Marking) => sql`
    with shown as (
      select id from notification
      where user_id = ${userId} and read_at is null and dismissed_at is null and ${wasThereAtMark(mark, now)}
      order by id for update
    ), changed as (
      update notification set read_at = ${toTimestamp(now)}, seen_at = coalesce(seen_at, ${toTimestamp(now)})
      from shown where notification.id = shown.id returning 1
    )
    select count(*)::int as changed from changed`,
);

/** Marks everything up to the snapshot as seen (13.032), and sends a hint to the person's other browsers. */
export const setAllSeen = markingAll(seenStatement);

/** Marks everything up to the snapshot as read. */
export const setAllRead = markingAll(readStatement);

function markingAll(marking: typeof seenStatement) {
  return ({ db, clock }: MarkDeps, actor: InboxOwner, mark: string): Promise<InboxView> => {
    const checked = checkedMark(mark);
    return inLockedTransaction(db, [], async (tx) => {
      const { userId } = actor;
      const { changed } = await marking.only(tx, { userId, mark: checked, now: clock() });
      if (changed > 0) await sendHint(tx, { kind: "notification", id: "changed", to: [userId] });
      return readInbox(tx, actor);
    });
  };
}
