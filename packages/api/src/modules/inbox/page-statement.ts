import type { UserId } from "@cathedra/domain";
import { sql } from "kysely";
import { bool, int, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { markNow } from "./list-snapshot.ts";

export type PageQuery = {
  readonly userId: UserId;
  /** The number of the last notification on the previous page; undefined for the first page. */
  readonly after: number | undefined;
  readonly kinds: readonly string[] | undefined;
  readonly isUnread: boolean;
  readonly limit: number;
};

/** The columns of `notification` that are read. */
export const notificationColumns = sql`
  id, kind, facts, created_at as "createdAt", seen_at is not null as "isSeen", read_at is not null as "isRead",
  dismissed_at is not null as "isDismissed"`;

/** A page with its snapshot, both of the same moment. If the page is empty, the result is one row with only the snapshot. */
export const pageStatement = statement(
  {
    mark: text(),
    id: nullable(int()),
    kind: nullable(text()),
    facts: nullable(json<unknown>()),
    createdAt: nullable(timestamp()),
    isSeen: nullable(bool()),
    isRead: nullable(bool()),
    isDismissed: nullable(bool()),
  },
  ({ userId, after, kinds, isUnread, limit }: PageQuery) => sql`
    with page as (
      select ${notificationColumns} from notification
      where user_id = ${userId} and dismissed_at is null
        ${after === undefined ? sql`` : sql`and id < ${after}::bigint`}
        ${kinds === undefined ? sql`` : sql`and kind in (select json_array_elements_text(${JSON.stringify(kinds)}::json))`}
        ${isUnread ? sql`and read_at is null` : sql``}
      order by id desc limit ${limit}::int
    )
    select ${markNow} as mark, page.* from (select) as always left join page on true order by page.id desc`,
  [{ userId: "" as UserId, after: undefined, kinds: undefined, isUnread: false, limit: 1 }],
  [{ userId: "" as UserId, after: 1, kinds: [], isUnread: true, limit: 1 }],
);
