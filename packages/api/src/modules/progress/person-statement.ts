import { type CustomerId, type Instant, instant, type KeycloakId, type UserId } from "@cathedra/domain";
import type { GroupFacts } from "@cathedra/domain/access";
import type { ProficiencyRule } from "@cathedra/domain/results";
import { type RawBuilder, sql } from "kysely";
import { json, statement, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { PersonName } from "../../graphql/generated/contract.ts";
import { getSeries, type StoredSeries } from "./attempt-series.ts";
import type { NamedExercise } from "./cohort-statement.ts";
import { chosenRule } from "./proficiency-rules.ts";

/** A person with the facts that decide who may read their progress, limited to the requested customers. */
export const factsStatement = statement(
  {
    userId: uuid<UserId>(),
    groups: json<readonly GroupFacts[]>(),
    customerIds: json<readonly CustomerId[]>(),
  },
  (uid: KeycloakId, customerIds: readonly CustomerId[]) => sql`
    select person.id as "userId",
      (
        select coalesce(json_agg(json_build_object('id', customer_group.id, 'customerId', customer_group.customer_id)), '[]')
        from customer_group_member member join customer_group on customer_group.id = member.group_id
        where member.user_id = person.id and customer_group.removed_at is null
      ) as groups,
      (
        select coalesce(json_agg(asked.id), '[]') from unnest(${[...customerIds]}::int[]) asked(id)
        where exists (
          select from simulator_activity run where run.created_by = person.id and run.customer_id = asked.id
        )
      ) as "customerIds"
    from app_user person where person.keycloak_id = ${uid}`,
);

/** SQL for whether the row `person` has any runs. */
export const hasRuns: RawBuilder<unknown> = sql`
  exists (select from simulator_activity where created_by = person.id)`;

/** A present exercise, from which next steps are chosen. */
export type TodaysExercise = NamedExercise & {
  readonly position: number;
  readonly caseId: string | null;
  /** The person's voucher for the case; of several, the one that ends first. */
  readonly voucherId: number | null;
};

/** An institution for which runs were made. */
export type Institution = {
  readonly id: CustomerId;
  readonly name: string;
  readonly chosenRule: ProficiencyRule | null;
};

const maxRecent = 2000;

type Times = { readonly since: Instant; readonly now: Instant };

/**
 * A person's runs grouped by exercise, with the latest runs also one by one; the names of those exercises; and every exercise
 * that exists now. The cost grows with the person's own runs, which one index returns: at least 15 ms for 5,000 runs.
 */
export const personStatement = statement(
  {
    person: json<PersonName>(),
    series: json<readonly StoredSeries[]>(),
    /** Institutions whose runs are in the series, with their settings. */
    institutions: json<readonly Institution[]>(),
    ran: json<readonly NamedExercise[]>(),
    today: json<readonly TodaysExercise[]>(),
    recent: json<readonly (readonly [at: number, seconds: number])[]>(),
  },
  (userId: UserId, counts: RawBuilder<unknown>, { since, now }: Times) => sql`
    with series as materialized (${getSeries(sql`${userId}`, counts)}), given as materialized (
      select distinct on (given.case_id) given.case_id, voucher.id as voucher_id
      from voucher_user accepted
      join resource_access_voucher voucher on voucher.id = accepted.voucher_id
      join voucher_case given on given.voucher_id = voucher.id
      where accepted.user_id = ${userId} and voucher.kind = 'cloud_modules' and voucher.archived_at is null
        and voucher.valid_to > ${toTimestamp(now)} and accepted.used_s < accepted.granted_s
      order by given.case_id, voucher.valid_to, voucher.id
    )
    select json_build_object('keycloak_id', person.keycloak_id, 'first_name', person.first_name,
        'last_name', person.last_name) as person,
      (select coalesce(json_agg(series), '[]') from series) as series,
      (
        select coalesce(json_agg(json_build_object('id', customer.id, 'name', customer.name,
          'chosenRule', ${chosenRule(sql`customer.id`)}) order by customer.name, customer.id), '[]')
        from customer where customer.id in (select "customerId" from series)
      ) as institutions,
      (
        select coalesce(json_agg(json_build_object('id', exercise.id, 'exerciseKey', module.code || '/' || exercise.code,
          'exerciseName', exercise.name, 'moduleCode', module.code, 'moduleName', module.name
        ) order by module.name, module.code, exercise.position, exercise.id), '[]')
        from (select distinct "exerciseId" from series) ran
        join simulator_exercise exercise on exercise.id = ran."exerciseId"
        join simulator_module module on module.id = exercise.module_id
      ) as ran,
      (
        select coalesce(json_agg(json_build_object('id', exercise.id, 'exerciseKey', module.code || '/' || exercise.code,
          'exerciseName', exercise.name, 'moduleCode', module.code, 'moduleName', module.name,
          'position', exercise.position, 'caseId', exercise.cloud_case_id, 'voucherId', given.voucher_id
        ) order by exercise.id), '[]')
        from simulator_module module join simulator_exercise exercise on exercise.module_id = module.id
        left join given on given.case_id = exercise.cloud_case_id
        where module.is_newest
      ) as today,
      (
        select coalesce(json_agg(json_build_array((extract(epoch from latest.started_at) * 1000)::bigint,
          latest.total_time_s) order by latest.started_at desc), '[]')
        from (
          select activity.started_at, activity.total_time_s from simulator_activity activity
          where activity.created_by = ${userId} and activity.started_at >= ${toTimestamp(since)} and ${counts}
          order by activity.started_at desc, activity.id limit ${maxRecent}
        ) latest
      ) as recent
    from app_user person where person.id = ${userId}`,
  ["" as UserId, sql`true`, { since: instant(0), now: instant(0) }],
);
