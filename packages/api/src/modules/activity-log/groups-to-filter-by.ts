import type { CustomerId, GroupId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { maxActivityGroups } from "@cathedra/domain/activity-log";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, statement, text } from "../../db/statement.ts";
import { administeredGroups } from "./readable-activities.ts";

const groupsStatement = statement(
  { id: int<GroupId>(), name: text(), customerName: text() },
  (isSysAdmin: boolean, groups: readonly GroupId[], customers: readonly CustomerId[]) => sql`
    select customer_group.id, customer_group.name, customer.name as "customerName"
    from customer_group join customer on customer.id = customer_group.customer_id
    where customer_group.removed_at is null and ${
      isSysAdmin
        ? sql`true`
        : sql`(customer_group.id = any(${groups}::int[]) or customer_group.customer_id = any(${customers}::int[]))`
    }
    order by customer_group.name collate "und-x-icu", customer_group.id limit ${maxActivityGroups}`,
  [true, [], []],
  [false, [], []],
);

/** The groups by which the caller can filter runs: those that they administer, by name (6.014). */
export function filterGroups(db: Db, actor: Actor) {
  const isSysAdmin = actor.roles.includes("sys_admin");
  return groupsStatement.rows(db, isSysAdmin, administeredGroups(actor), actor.administers);
}
