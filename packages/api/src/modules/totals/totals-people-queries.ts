import type { CustomerId, GroupId, KeycloakId, LocalDate, UserId } from "@cathedra/domain";
import type { Actor, CustomerFacts, GroupRole } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, type RowsOf, statement, text, uuid } from "../../db/statement.ts";
import type {
  LogbookOverseenGroup,
  LogbookTarget,
  LogbookTotalsGroup,
  Person,
} from "../../graphql/generated/contract.ts";
import { caseColumns, countedColumn, targetCtes, targetJson, targetOrder } from "./counting-sql.ts";

export type PersonMembership = {
  readonly groupId: GroupId;
  readonly customerId: CustomerId;
  readonly role: GroupRole;
  readonly group: LogbookTotalsGroup;
};

export type FoundPerson = RowsOf<typeof findPersonStatement>;

const findPersonStatement = statement(
  { userId: uuid<UserId>(), person: json<Person>(), memberships: json<readonly PersonMembership[]>() },
  (keycloakId: KeycloakId) => sql`
    select person.id as "userId", json_build_object(
        'keycloak_id', person.keycloak_id, 'first_name', person.first_name,
        'last_name', person.last_name, 'email', person.email
      ) as person, (
        select coalesce(json_agg(json_build_object(
          'groupId', customer_group.id, 'customerId', customer.id, 'role', member.role,
          'group', json_build_object(
            'id', customer_group.id, 'name', customer_group.name,
            'customer', json_build_object('id', customer.id, 'name', customer.name)
          )
        ) order by customer_group.name collate "und-x-icu", customer_group.id), '[]')
        from customer_group_member member
        join customer_group on customer_group.id = member.group_id
        join customer on customer.id = customer_group.customer_id
        where member.user_id = person.id
      ) as memberships
    from app_user person where person.keycloak_id = ${keycloakId}`,
);

/** A person with the groups that they are in. */
export async function findPerson(db: Db, keycloakId: KeycloakId): Promise<FoundPerson | undefined> {
  return findPersonStatement.first(db, keycloakId);
}

const findGroupStatement = statement(
  { customer: json<CustomerFacts>(), id: int(), name: text() },
  (id: GroupId) => sql`
    select customer_group.id, customer_group.name,
      json_build_object('id', customer.id, 'name', customer.name) as customer
    from customer_group join customer on customer.id = customer_group.customer_id
    where customer_group.id = ${id} and customer_group.removed_at is null`,
);

export async function findGroup(db: Db, id: GroupId): Promise<LogbookTotalsGroup | undefined> {
  return findGroupStatement.first(db, id);
}

type Part = { readonly limit: number; readonly offset: number };

export type OverseenGroups = RowsOf<typeof findOverseenGroupsStatement>;

const findOverseenGroupsStatement = statement(
  { totalCount: int(), groups: json<readonly LogbookOverseenGroup[]>() },
  (isMine: unknown, limit: Part["limit"], offset: Part["offset"]) => sql`
    select (select count(*) from customer_group where ${isMine}) as "totalCount", (
      select coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'customer', customer, 'trainees', trainees
      ) order by rank), '[]')
      from (
        select customer_group.id, customer_group.name,
          json_build_object('id', customer.id, 'name', customer.name) as customer,
          (
            select count(*) from customer_group_member member
            where member.group_id = customer_group.id and member.role = 'learner'
          ) as trainees,
          row_number() over (
            order by customer.name collate "und-x-icu", customer_group.name collate "und-x-icu", customer_group.id
          ) as rank
        from customer_group join customer on customer.id = customer_group.customer_id
        where ${isMine} order by rank limit ${limit} offset ${offset}
      ) page
    ) as groups`,
);

/** The groups that `mayOverseeGroup` allows, in one statement. */
export async function findOverseenGroups(
  db: Db,
  actor: Actor,
  { limit, offset }: Part,
): Promise<OverseenGroups> {
  const groups = actor.memberships.filter(({ role }) => role === "admin").map(({ groupId }) => groupId);
  const isMine = actor.roles.includes("sys_admin")
    ? sql`customer_group.removed_at is null`
    : sql`customer_group.removed_at is null
        and (customer_group.id = any(${groups}::int[]) or customer_group.customer_id = any(${actor.administers}::int[]))`;
  const rows = await findOverseenGroupsStatement.rows(db, isMine, limit, offset);
  return rows[0] ?? { totalCount: 0, groups: [] };
}

export type CountedTrainee = {
  readonly person: Person;
  readonly cases: number;
  readonly lastDay: LocalDate | null;
  readonly firstDay: LocalDate | null;
  /** The number of cases for each target, by the target's id; a target without cases is missing. */
  readonly done: Readonly<Record<string, number>>;
};

export type GroupCount = RowsOf<typeof countGroupStatement>;

const countGroupStatement = statement(
  {
    targets: json<readonly LogbookTarget[]>(),
    totalCount: int(),
    trainees: json<readonly CountedTrainee[]>(),
  },
  (
    group: { readonly id: GroupId; readonly customerId: CustomerId },
    limit: Part["limit"],
    offset: Part["offset"],
    asOf: LocalDate,
    confirmedOnly: boolean,
  ) => sql`
    with page as materialized (
      select person.id, person.keycloak_id, person.first_name, person.last_name, person.email, row_number() over (
        order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
      ) as rank
      from customer_group_member member join app_user person on person.id = member.user_id
      where member.group_id = ${group.id} and member.role = 'learner'
      order by rank limit ${limit} offset ${offset}
    ), mine as materialized (
      select part.user_id, ${caseColumns}, ${countedColumn(confirmedOnly)}
      from page join logbook_participant part on part.user_id = page.id
      ${confirmedOnly ? sql`join logbook_record record on record.id = part.record_id` : sql``}
      where part.position >= 0 and part.date_of_procedure <= ${asOf}::date
        and part.customer_id = ${group.customerId}
    ), targets as materialized (
      select target.* from logbook_target target
      where target.customer_id = ${group.customerId}
        and (target.group_id is null or target.group_id = ${group.id})
    ), ${sql.join(targetCtes(asOf))}
    select (select coalesce(json_agg(${targetJson} order by ${targetOrder}), '[]') from targets target) as targets,
      (
        select count(*) from customer_group_member where group_id = ${group.id} and role = 'learner'
      ) as "totalCount",
      (
        select coalesce(json_agg(json_build_object(
          'person', json_build_object(
            'keycloak_id', page.keycloak_id, 'first_name', page.first_name,
            'last_name', page.last_name, 'email', page.email
          ),
          'cases', coalesce(whole.cases, 0), 'firstDay', whole.first_day, 'lastDay', whole.last_day,
          'done', coalesce(towards.done, '{}')
        ) order by page.rank), '[]')
        from page
        left join (
          select user_id, count(*) filter (where is_counted) as cases, min(day) as first_day,
            max(day) filter (where is_counted) as last_day
          from mine group by user_id
        ) whole on whole.user_id = page.id
        left join (
          select user_id, json_object_agg(target_id, cases) as done from done group by user_id
        ) towards on towards.user_id = page.id
      ) as trainees`,
  [{ id: 1 as GroupId, customerId: 1 as CustomerId }, 1, 0, "2026-01-01" as LocalDate, true],
  [{ id: 1 as GroupId, customerId: 1 as CustomerId }, 1, 0, "2026-01-01" as LocalDate, false],
);

/** A page of the group's trainees against its targets, in one statement. */
export async function countGroup(
  db: Db,
  group: { readonly id: GroupId; readonly customerId: CustomerId },
  asOf: LocalDate,
  { limit, offset }: Part,
  confirmedOnly: boolean,
): Promise<GroupCount> {
  const rows = await countGroupStatement.rows(db, group, limit, offset, asOf, confirmedOnly);
  return rows[0] ?? { targets: [], totalCount: 0, trainees: [] };
}
