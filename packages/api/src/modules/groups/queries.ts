import type { CustomerId, GroupId, UserId } from "@cathedra/domain";
import type { GroupRole } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, nullable, type RowsOf, statement, text } from "../../db/statement.ts";
import type { CustomerGroupMembersArgs, GroupInvitation, Person } from "../../graphql/generated/contract.ts";

/** A group as one person sees it; its lists of people come by loaders, its secrets by policies. */
export type GroupView = RowsOf<typeof groupViewsStatement>;

/** The groups in which a person has one of the roles, by customer and name: one statement (7.066). */
export function groupsOf(db: Db, userId: UserId, roles: readonly GroupRole[]): Promise<readonly GroupView[]> {
  return groupViews(db, userId, sql`own.role = any(${roles}::text[])`);
}

/** The same of a group that may not be there. */
export async function findGroup(db: Db, userId: UserId, groupId: GroupId): Promise<GroupView | undefined> {
  const [group] = await groupViews(db, userId, sql`customer_group.id = ${groupId}`);
  return group;
}

/** One group as a person sees it; whether they may is the caller's matter. */
export async function groupById(db: Db, userId: UserId, groupId: GroupId): Promise<GroupView> {
  const group = await findGroup(db, userId, groupId);
  if (group === undefined) throw new Error("a group that was there is gone");
  return group;
}

const groupViewsStatement = statement(
  {
    id: int<GroupId>(),
    name: text(),
    description: nullable(text()),
    customer: json<{ readonly id: CustomerId; readonly name: string }>(),
    viewerRole: nullable(text<GroupRole>()),
    counts: json<Readonly<Record<GroupRole, number>>>(),
    invitation: nullable(json<GroupInvitation>()),
  },
  (userId: UserId, condition: RawBuilder<unknown>) => sql`
    select customer_group.id, customer_group.name, customer_group.description,
      json_build_object('id', customer.id, 'name', customer.name) as customer, own.role as "viewerRole",
      (
        select json_build_object(
          'admin', count(*) filter (where role = 'admin'), 'learner', count(*) filter (where role = 'learner')
        )
        from customer_group_member where group_id = customer_group.id
      ) as counts,
      (
        select json_build_object(
          'code', code, 'createdAt', created_at, 'expiresAt', expires_at, 'maxUses', max_uses, 'uses', uses
        )
        from group_invitation where group_id = customer_group.id and revoked_at is null
      ) as invitation
    from customer_group
    join customer on customer.id = customer_group.customer_id
    left join customer_group_member own on own.group_id = customer_group.id and own.user_id = ${userId}
    where ${condition}
    order by customer.name collate "und-x-icu", customer_group.name collate "und-x-icu", customer_group.id
  `,
);

async function groupViews(
  db: Db,
  userId: UserId,
  condition: RawBuilder<unknown>,
): Promise<readonly GroupView[]> {
  return groupViewsStatement.rows(db, userId, condition);
}

export type PeopleWanted = Pick<CustomerGroupMembersArgs, "roles" | "limit"> & { readonly groupId: GroupId };

const peopleOfGroupsStatement = statement(
  { people: json<readonly Person[]>() },
  (wanted: readonly PeopleWanted[]) => sql`
    select (
      select coalesce(json_agg(listed), '[]') from (
        select person.keycloak_id, person.first_name, person.last_name, person.email
        from customer_group_member member join app_user person on person.id = member.user_id
        where member.group_id = wanted."groupId" and (wanted.roles is null or member.role = any(wanted.roles))
        order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
        limit wanted."limit"
      ) listed
    ) as people
    from rows from (
      json_to_recordset(${JSON.stringify(wanted)}::json) as ("groupId" int, roles text[], "limit" int)
    ) with ordinality as wanted("groupId", roles, "limit", position)
    order by wanted.position`,
);

/** For each of the questions the people of a group, by last name: one statement for all of them. */
export async function peopleOfGroups(
  db: Db,
  wanted: readonly PeopleWanted[],
): Promise<readonly (readonly Person[])[]> {
  const rows = await peopleOfGroupsStatement.rows(db, wanted);
  return rows.map(({ people }) => people);
}
