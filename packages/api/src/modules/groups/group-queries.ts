import type { CustomerId, GroupId, Instant, UserId } from "@cathedra/domain";
import type { GroupRole } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, statement } from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import type { CustomerGroupMembersArgs, GroupInvitation, Person } from "../../graphql/generated/contract.ts";

/** A group as a person sees it; loaders add its people, and policies its secrets. */
export type GroupView = {
  readonly id: GroupId;
  readonly name: string;
  readonly description: string | null;
  readonly customer: { readonly id: CustomerId; readonly name: string };
  readonly viewerRole: GroupRole | null;
  readonly counts: Readonly<Record<GroupRole, number>>;
  readonly invitation: GroupInvitation | null;
  readonly modifiedAt: Instant;
  /**
   * The version of its courses, read before the courses themselves: a save that is based on it never reverts a change in
   * between.
   */
  readonly coursesVersion: Instant;
  readonly primaryAdmin: Person | null;
};

/** The groups in which a person has one of the roles, by customer and name: one statement (7.066). */
export function getGroups(
  db: Db,
  userId: UserId,
  roles: readonly GroupRole[],
): Promise<readonly GroupView[]> {
  return groupViews(db, userId, sql`own.role = any(${roles}::text[])`);
}

/** A group as a person sees it; the caller checks whether they may. Undefined if it does not exist or was removed. */
export async function findGroup(db: Db, userId: UserId, groupId: GroupId): Promise<GroupView | undefined> {
  const [group] = await groupViews(db, userId, sql`customer_group.id = ${groupId}`);
  return group;
}

/** Reads a group; NOT_FOUND if it has been removed in the meantime. */
export async function groupById(db: Db, userId: UserId, groupId: GroupId): Promise<GroupView> {
  const group = await findGroup(db, userId, groupId);
  if (group === undefined) throw appError("NOT_FOUND");
  return group;
}

/** The first admin of a group: the one named in its form, or else the first by last name (X112). */
const primaryAdmin = sql`
  select json_build_object(
    'keycloak_id', person.keycloak_id, 'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
  )
  from customer_group_member member join app_user person on person.id = member.user_id
  where member.group_id = customer_group.id and member.role = 'admin'
  order by person.id is not distinct from customer_group.primary_admin desc,
    person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
  limit 1`;

/** A `GroupView` of a row of `customer_group`, with `groupJoins`. */
export const groupObject = sql`json_build_object(
  'id', customer_group.id, 'name', customer_group.name, 'description', customer_group.description,
  'customer', json_build_object('id', customer.id, 'name', customer.name), 'viewerRole', own.role,
  'counts', (
    select json_build_object(
      'admin', count(*) filter (where role = 'admin'), 'learner', count(*) filter (where role = 'learner')
    )
    from customer_group_member where group_id = customer_group.id
  ),
  'invitation', (
    select json_build_object(
      'code', code, 'createdAt', created_at, 'expiresAt', expires_at, 'maxUses', max_uses, 'uses', uses
    )
    from group_invitation where group_id = customer_group.id and revoked_at is null
  ),
  'modifiedAt', (extract(epoch from customer_group.modified_at) * 1000)::bigint,
  'coursesVersion', (extract(epoch from customer_group.courses_modified_at) * 1000)::bigint,
  'primaryAdmin', (${primaryAdmin})
)`;

export const groupJoins = (userId: UserId): RawBuilder<unknown> => sql`
  join customer on customer.id = customer_group.customer_id
  left join customer_group_member own on own.group_id = customer_group.id and own.user_id = ${userId}`;

const groupViewsStatement = statement(
  { group: json<GroupView>() },
  (userId: UserId, condition: RawBuilder<unknown>) => sql`
    select ${groupObject} as "group"
    from customer_group ${groupJoins(userId)}
    where customer_group.removed_at is null and ${condition}
    order by customer.name collate "und-x-icu", customer_group.name collate "und-x-icu", customer_group.id
  `,
);

async function groupViews(
  db: Db,
  userId: UserId,
  condition: RawBuilder<unknown>,
): Promise<readonly GroupView[]> {
  const rows = await groupViewsStatement.rows(db, userId, condition);
  return rows.map(({ group }) => group);
}

export type PeopleQuery = Pick<CustomerGroupMembersArgs, "roles" | "limit"> & { readonly groupId: GroupId };

const peopleOfGroupsStatement = statement(
  { people: json<readonly Person[]>() },
  (wanted: readonly PeopleQuery[]) => sql`
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

/** The people of the group for each request, by last name: one statement for all of them. */
export async function peopleOfGroups(
  db: Db,
  wanted: readonly PeopleQuery[],
): Promise<readonly (readonly Person[])[]> {
  const rows = await peopleOfGroupsStatement.rows(db, wanted);
  return rows.map(({ people }) => people);
}
