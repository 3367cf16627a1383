import type { UserId } from "@cathedra/domain";
import type { PersonScope } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, statement, text } from "../../db/statement.ts";
import { isVisibleGroup, noScope, type PersonView } from "./read-person.ts";

/** A person who can help, and whether it is the caller. */
export type Helper = { readonly name: string; readonly isViewer: boolean };

const most = sql.lit(3);

const helpersStatement = statement(
  { name: text(), isViewer: bool() },
  (userId: UserId, scope: PersonScope, groupsFirst: boolean, viewerId: UserId) => sql`
    select trim(first_name || ' ' || last_name) as name, app_user.id = ${viewerId} as "isViewer" from (
      select admin.user_id, ${groupsFirst ? sql`1` : sql`2`} as rank
      from customer_group_member member
      join customer_group on customer_group.id = member.group_id and customer_group.removed_at is null
      join customer_group_member admin on admin.group_id = member.group_id and admin.role = 'admin'
      where member.user_id = ${userId} and ${isVisibleGroup(scope, sql`customer_group.customer_id`, sql`customer_group.id`)}
      union all
      select admin.user_id, ${groupsFirst ? sql`2` : sql`1`}
      from customer_group_member member
      join customer_group on customer_group.id = member.group_id and customer_group.removed_at is null
      join customer_admin admin on admin.customer_id = customer_group.customer_id
      where member.user_id = ${userId} and ${isVisibleGroup(scope, sql`customer_group.customer_id`, sql`customer_group.id`)}
    ) helper join app_user on app_user.id = helper.user_id
    where app_user.id <> ${userId} and app_user.email_verified
    group by app_user.id, first_name, last_name order by min(rank), last_name, first_name, app_user.id limit ${most}`,
  ["" as UserId, "everything", true, "" as UserId],
  ["" as UserId, noScope, false, "" as UserId],
);

/** The administrators of a person's groups and institutions, those who can help first. */
export async function findHelpers(
  db: Db,
  { userId, scope, viewerId }: Pick<PersonView, "userId" | "scope" | "viewerId">,
  first: "group" | "institution",
): Promise<readonly Helper[]> {
  const rows = await helpersStatement.rows(db, userId, scope, first === "group", viewerId);
  return rows.filter(({ name }) => name !== "");
}
