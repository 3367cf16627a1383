import type { GroupRole, UserId } from "@cathedra/domain";
import type { CustomerGroup } from "@cathedra/graphql-schema";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** The groups in which a person has one of the roles, with their customer and members: one statement (7.066). */
export async function groupsOf(
  db: Db,
  userId: UserId,
  roles: readonly GroupRole[],
): Promise<readonly CustomerGroup[]> {
  const { rows } = await sql<CustomerGroup>`
    select customer_group.id, customer_group.name, customer_group.description,
      json_build_object('id', customer.id, 'name', customer.name) as customer,
      (
        select coalesce(json_agg(json_build_object(
          'keycloak_id', person.keycloak_id, 'first_name', person.first_name,
          'last_name', person.last_name, 'email', person.email
        ) order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id), '[]')
        from customer_group_member member join app_user person on person.id = member.user_id
        where member.group_id = customer_group.id and member.role in ('admin', 'learner')
      ) as members
    from customer_group_member own
    join customer_group on customer_group.id = own.group_id
    join customer on customer.id = customer_group.customer_id
    where own.user_id = ${userId} and own.role = any(${roles}::text[])
    order by customer.name collate "und-x-icu", customer_group.name collate "und-x-icu", customer_group.id
  `.execute(db);
  return rows;
}
