import type { Actor } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";

type Reader = Pick<Actor, "userId" | "administers" | "memberships" | "roles">;

/**
 * SQL for `mayReadVistActivity`: whether the reader may read a row called `activity` of `simulator_activity`. Other statements
 * about runs join the table by that name and add this condition.
 */
export function readableActivity(reader: Reader): RawBuilder<unknown> {
  return reader.roles.includes("sys_admin") ? sql`true` : maySeeOriginOfActivity(reader);
}

/** The rule `maySeeOriginOfVistActivity` as SQL: the person, and the admins of customer and group. */
export function maySeeOriginOfActivity(reader: Omit<Reader, "roles">): RawBuilder<unknown> {
  const { userId, administers } = reader;
  const groupIds = administeredGroups(reader);
  const ways = [sql`activity.created_by = ${userId}`];
  if (administers.length > 0) ways.push(sql`activity.customer_id = any(${administers}::int[])`);
  if (groupIds.length > 0) {
    ways.push(sql`exists (
      select from customer_group_member member
      join customer_group on customer_group.id = member.group_id
      where member.user_id = activity.created_by and member.group_id = any(${groupIds}::int[])
        and customer_group.customer_id = activity.customer_id and customer_group.removed_at is null
    )`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** The groups that the person administers. */
export function administeredGroups({ memberships }: Pick<Reader, "memberships">) {
  return memberships.filter(({ role }) => role === "admin").map(({ groupId }) => groupId);
}
