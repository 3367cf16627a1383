import type { Actor } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { StatementReader } from "../../graphql/reader-parameters.ts";

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
  return isOriginSeenBy({
    viewer: userId,
    customers: administers.length > 0 ? administers : undefined,
    groups: groupIds.length > 0 ? groupIds : undefined,
  });
}

/** The same for a reader of a statement. */
export function isOriginSeenBy({
  viewer,
  customers,
  groups,
}: Pick<StatementReader, "viewer" | "customers" | "groups">): RawBuilder<unknown> {
  const ways = [sql`activity.created_by = ${viewer}`];
  if (customers !== undefined) ways.push(sql`activity.customer_id = any(${customers}::int[])`);
  if (groups !== undefined) {
    ways.push(sql`exists (
      select from customer_group_member member
      join customer_group on customer_group.id = member.group_id
      where member.user_id = activity.created_by and member.group_id = any(${groups}::int[])
        and customer_group.customer_id = activity.customer_id and customer_group.removed_at is null
    )`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** The groups that the person administers. */
export function administeredGroups({ memberships }: Pick<Reader, "memberships">) {
  return memberships.filter(({ role }) => role === "admin").map(({ groupId }) => groupId);
}
