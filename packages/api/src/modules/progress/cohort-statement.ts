import type { GroupId } from "@cathedra/domain";
import type { GroupRole } from "@cathedra/domain/access";
import type { ProficiencyRule } from "@cathedra/domain/results";
import { sql } from "kysely";
import { int, json, nullable, statement } from "../../db/statement.ts";
import type { PersonName } from "../../graphql/generated/contract.ts";
import type { PageArgs } from "../../graphql/pagination.ts";
import type { ScoredAttempts } from "./attempt-series.ts";
import { chosenRule } from "./proficiency-rules.ts";

/** An exercise of one version with its name in that version. */
export type NamedExercise = {
  readonly id: number;
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly moduleCode: string;
  readonly moduleName: string;
};

/** One person of a cohort, with their attempts at each exercise. */
export type CohortMember = {
  readonly person: PersonName;
  readonly email: string;
  readonly role: GroupRole;
  readonly series: readonly (ScoredAttempts & { readonly key: string })[];
};

/**
 * The runs of a page of a group's people for the group's customer, from a row for each person and exercise. The cost depends
 * on these rows only. Most series have the same list of versions, so the lists are compared as text before they are
 * unfolded, which takes less than half of the time of comparing each of a hundred thousand versions.
 */
export const cohortStatement = statement(
  {
    totalCount: int(),
    chosenRule: nullable(json<ProficiencyRule>()),
    exercises: json<readonly NamedExercise[]>(),
    people: json<readonly CohortMember[]>(),
  },
  (groupId: GroupId, { limit, offset }: PageArgs) => sql`
    with own_group as materialized (
      select id, customer_id from customer_group where id = ${groupId} and removed_at is null
    ), page as materialized (
      select person.id, person.keycloak_id, person.first_name, person.last_name, person.email, member.role,
        row_number() over (
          order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
        ) as place
      from own_group join customer_group_member member on member.group_id = own_group.id
      join app_user person on person.id = member.user_id
      where member.role = 'learner'
      order by place limit ${limit} offset ${offset}
    ), ran as materialized (
      -- Gathered person by person: joined to the page afterwards, each person would be compared with each.
      select page.*, own.versions, coalesce(own.series, '[]') as series
      from own_group cross join page cross join lateral (
        select array_agg(distinct versions::text) as versions,
          json_agg(json_build_object('key', exercise_key, 'outcomes', outcomes, 'versions', versions,
            'moments', moments, 'scores', scores)) as series
        from exercise_series series where series.user_id = page.id and series.customer_id = own_group.customer_id
      ) own
    )
    select (
        select count(*) from customer_group_member member join own_group on own_group.id = member.group_id
        where member.role = 'learner'
      ) as "totalCount",
      ${chosenRule(sql`(select customer_id from own_group)`)} as "chosenRule",
      (
        select coalesce(json_agg(json_build_object(
          'id', exercise.id, 'exerciseKey', module.code || '/' || exercise.code, 'exerciseName', exercise.name,
          'moduleCode', module.code, 'moduleName', module.name
        ) order by module.name, module.code, exercise.position, exercise.id), '[]')
        from (select distinct unnest(alike::int[]) as id from (select distinct unnest(versions) as alike from ran) lists) ran
        join simulator_exercise exercise on exercise.id = ran.id
        join simulator_module module on module.id = exercise.module_id
      ) as exercises,
      (
        select coalesce(json_agg(json_build_object(
          'person', json_build_object('keycloak_id', ran.keycloak_id, 'first_name', ran.first_name,
            'last_name', ran.last_name),
          'email', ran.email, 'role', ran.role, 'series', ran.series
        ) order by ran.place), '[]') from ran
      ) as people`,
);
