import type { CustomerId, GroupId, Instant, KeycloakId, UserId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { filled, int, statement, text, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { audit } from "../audit/public.ts";
import { welcomeMembers } from "../groups/public.ts";
import { endSessionsOfPeople } from "../sign-out/public.ts";
import { endStationSessionsOf } from "../station-sessions/public.ts";
import { belongsElsewhere } from "./user-queries.ts";

/** People of the directory by their ids there, or all. */
export type Whom = readonly string[] | "all";

/**
 * The accounts of people of a directory whose connection is on, with whether it gives them access. An end of access that waits for a
 * yes, or got a no, has not happened.
 */
const linked = (customer: CustomerId, whom: Whom) => sql`
  select person.id, person.user_id, person.deleted_at is null and person.active or person.hold is not null as has_access,
    ${belongsElsewhere(sql`person.user_id`, customer)} as is_elsewhere
  from scim_user person
  join scim_connection connection on connection.customer_id = person.customer_id and connection.mode = 'on'
  where person.customer_id = ${customer} and person.user_id is not null
    and ${whom === "all" ? sql`true` : sql`person.id = any(${[...whom]}::uuid[])`}`;

/** The groups of the portal in which these people are by groups of the directory. */
const desired = sql`
  select distinct directory_group.group_id, linked.user_id
  from linked
  join scim_group_member member on member.scim_user_id = linked.id
  join scim_group directory_group on directory_group.id = member.group_id
  join customer_group on customer_group.id = directory_group.group_id
    and customer_group.customer_id = directory_group.customer_id and customer_group.removed_at is null
  where linked.has_access or not linked.is_elsewhere`;

type Written = (customer: CustomerId, whom: Whom, now: Instant) => RawBuilder<unknown>;

const described = [
  [1 as CustomerId, "all", 0 as Instant],
  [1 as CustomerId, [], 0 as Instant],
] as const satisfies readonly Parameters<Written>[];

/** An account is denied only if it belongs to no other institution. */
const endStatement = statement(
  { userId: uuid<UserId>(), keycloakId: text<KeycloakId>() },
  (customer: CustomerId, whom: Whom, now: Instant) => sql`
    with linked as (${linked(customer, whom)})
    update app_user set deactivated_at = ${toTimestamp(now)} from linked
    where app_user.id = linked.user_id and not linked.has_access and not linked.is_elsewhere and app_user.deactivated_at is null
    returning app_user.id as "userId", app_user.keycloak_id as "keycloakId"`,
  ...described,
);

const returnStatement = statement(
  { userId: uuid<UserId>() },
  (customer: CustomerId, whom: Whom) => sql`
    with linked as (${linked(customer, whom)})
    update app_user set deactivated_at = null from linked
    where app_user.id = linked.user_id and linked.has_access and app_user.deactivated_at is not null
    returning app_user.id as "userId"`,
  [1 as CustomerId, "all"],
);

/** Who belongs to another institution, too, loses only what they have in this one; it is stored to be given back. */
const withholdStatement = statement(
  { userId: filled(uuid<UserId>()) },
  (customer: CustomerId, whom: Whom) => sql`
    with linked as (${linked(customer, whom)}), leaving as (
      select * from linked where not has_access and is_elsewhere
    ), left_groups as (
      delete from customer_group_member member using leaving, customer_group
      where member.user_id = leaving.user_id and customer_group.id = member.group_id and customer_group.customer_id = ${customer}
        and not exists (
          select from scim_membership own where own.user_id = member.user_id and own.group_id = member.group_id
        )
      returning member.user_id, member.group_id, member.role, member.accepted_at
    ), left_lists as (
      delete from customer_admin using leaving
      where customer_admin.user_id = leaving.user_id and customer_admin.customer_id = ${customer}
      returning customer_admin.user_id
    )
    update scim_user person set withheld = jsonb_build_object(
      'memberships', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'groupId', left_groups.group_id, 'role', left_groups.role, 'acceptedAt', left_groups.accepted_at
        )), '[]')
        from left_groups where left_groups.user_id = leaving.user_id
      ),
      'isAdmin', exists (select from left_lists where left_lists.user_id = leaving.user_id)
    )
    from leaving
    where person.id = leaving.id and person.withheld is null
    returning leaving.user_id as "userId"`,
  [1 as CustomerId, "all"],
);

const giveBackStatement = statement(
  { userId: filled(uuid<UserId>()) },
  (customer: CustomerId, whom: Whom) => sql`
    with linked as (${linked(customer, whom)}), returned as (
      select person.user_id, person.withheld from scim_user person join linked on linked.id = person.id
      where linked.has_access and person.withheld is not null
    ), restored_groups as (
      insert into customer_group_member (group_id, user_id, role, accepted_at)
      select customer_group.id, returned.user_id, membership ->> 'role', (membership ->> 'acceptedAt')::timestamptz
      from returned, jsonb_array_elements(returned.withheld -> 'memberships') membership
      join customer_group on customer_group.id = (membership ->> 'groupId')::int and customer_group.removed_at is null
      on conflict do nothing
    ), restored_lists as (
      insert into customer_admin (customer_id, user_id)
      select ${customer}::int, user_id from returned where (withheld ->> 'isAdmin')::boolean
      on conflict do nothing
    )
    update scim_user person set withheld = null from returned where person.user_id = returned.user_id
    returning person.user_id as "userId"`,
  [1 as CustomerId, "all"],
);

const joinStatement = statement(
  { groupId: int<GroupId>(), userId: uuid<UserId>() },
  (customer: CustomerId, whom: Whom) => sql`
    with linked as (${linked(customer, whom)}), joined as (
      insert into customer_group_member (group_id, user_id, role)
      select group_id, user_id, 'learner' from (${desired}) desired
      on conflict do nothing
      returning group_id, user_id
    ), marked as (
      insert into scim_membership (group_id, user_id) select group_id, user_id from joined on conflict do nothing
    )
    select group_id as "groupId", user_id as "userId" from joined order by 1, 2`,
  [1 as CustomerId, "all"],
);

/** Only memberships that came from the directory, and only learners: who was made an admin of a group stays one. */
const leaveStatement = statement(
  { groupId: int<GroupId>(), userId: uuid<UserId>() },
  (customer: CustomerId, whom: Whom) => sql`
    with linked as (${linked(customer, whom)}), desired as (${desired})
    delete from customer_group_member member using linked, scim_membership own, customer_group
    where member.user_id = linked.user_id and own.user_id = member.user_id and own.group_id = member.group_id
      and customer_group.id = member.group_id and customer_group.customer_id = ${customer} and member.role = 'learner'
      and not exists (
        select from desired where desired.user_id = member.user_id and desired.group_id = member.group_id
      )
    returning member.group_id as "groupId", member.user_id as "userId"`,
  [1 as CustomerId, "all"],
);

/**
 * Makes accounts and memberships agree with what the directory says of these people. It may be repeated, and writes nothing unless the
 * connection is on. The caller holds the lock of the directory.
 */
export async function applyDirectory(
  tx: Tx,
  customer: CustomerId,
  whom: Whom,
  now: Instant,
  actor: { readonly userId: UserId | null } = { userId: null },
): Promise<void> {
  if (whom !== "all" && whom.length === 0) return;
  const ended = await endStatement.rows(tx, customer, whom, now);
  const left = await leaveStatement.rows(tx, customer, whom);
  const withheld = await withholdStatement.rows(tx, customer, whom);
  const returned = await returnStatement.rows(tx, customer, whom);
  const givenBack = await giveBackStatement.rows(tx, customer, whom);
  const joined = await joinStatement.rows(tx, customer, whom);

  if (ended.length > 0) {
    await endStationSessionsOf(tx, ended.map(userOf));
    await endSessionsOfPeople(
      tx,
      ended.map(({ keycloakId }) => keycloakId),
      now,
    );
  }
  await welcomeMembers(tx, joined);

  const subject = String(customer);
  const deactivated = [...ended, ...withheld].map(userOf);
  if (deactivated.length > 0)
    await audit(tx, actor, "provisioning.people_deactivated", subject, { customer, people: deactivated });
  const reactivated = [...returned, ...givenBack].map(userOf);
  if (reactivated.length > 0)
    await audit(tx, actor, "provisioning.people_reactivated", subject, { customer, people: reactivated });
  const changed = [...joined, ...left].map(userOf);
  if (changed.length > 0)
    await audit(tx, actor, "provisioning.members_changed", subject, {
      customer,
      people: changed,
      details: { joinedCount: joined.length, leftCount: left.length },
    });
}

const userOf = ({ userId }: { readonly userId: UserId }): UserId => userId;
