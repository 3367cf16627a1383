import type { CustomerId, ExerciseId, KeycloakId, SimulatorActivityId, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { Implausibilities, MetricValues, RunOutcome } from "@cathedra/domain/results";
import { sql } from "kysely";
import {
  bool,
  filled,
  int,
  json,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import { listQuerySamples, outcomeOfRow, readableActivity } from "../activity-log/public.ts";

/** The maximum number of attempts of a series that are read; these are the latest. */
const maxAttempts = 200;

export type WhoseAttempts = { readonly userId: UserId } | { readonly keycloakId: KeycloakId };

export type AttemptRow = RowsOf<typeof attemptsStatement>;

/**
 * The latest attempts of a person at an exercise that the reader may read, in the order in which they were made, with how many
 * there are. By the index of person and exercise: it grows with the attempts of this person at this exercise alone.
 */
export const attemptsStatement = statement(
  {
    id: uuid<SimulatorActivityId>(),
    startedAt: timestamp(),
    version: text(),
    endedAt: timestamp(),
    isCompleted: bool(),
    isMet: nullable(bool()),
    outcome: text<RunOutcome>(),
    asked: int(),
    measured: int(),
    implausible: filled(json<Implausibilities>()),
    progress: nullable(int()),
    exerciseId: int<ExerciseId>(),
    exerciseName: text(),
    moduleName: text(),
    customerId: nullable(int<CustomerId>()),
    keycloak_id: text<KeycloakId>(),
    first_name: text(),
    last_name: text(),
    count: filled(int()),
    values: filled(json<MetricValues>()),
  },
  (reader: Actor, whose: WhoseAttempts, exerciseKey: string) => sql`
    with person as materialized (
      select id, keycloak_id, first_name, last_name from app_user
      where ${"userId" in whose ? sql`id = ${whose.userId}` : sql`keycloak_id = ${whose.keycloakId}`}
    ),
    matched as materialized (
      select activity.id, activity.started_at from simulator_activity activity
      where activity.created_by = (select id from person) and activity.exercise_key = ${exerciseKey}
        and ${readableActivity(reader)}
    ),
    latest as materialized (select id from matched order by started_at desc, id desc limit ${maxAttempts})
    select activity.id, activity.started_at as "startedAt", activity.module_version as version,
      activity.ended_at as "endedAt", activity.is_completed as "isCompleted", activity.is_met as "isMet",
      ${outcomeOfRow} as outcome, activity.asked, activity.measured, activity.implausible, activity.progress,
      activity.exercise_id as "exerciseId", activity.exercise_name as "exerciseName",
      activity.module_name as "moduleName", activity.customer_id as "customerId",
      person.keycloak_id, person.first_name, person.last_name, (select count(*) from matched) as count,
      coalesce(result.metric_values, '{}') as values
    from latest join simulator_activity activity on activity.id = latest.id
    cross join person
    left join simulator_result result on result.activity_id = activity.id
    order by activity.started_at, activity.id`,
  ...listQuerySamples.flatMap(([{ actor }]): readonly [Actor, WhoseAttempts, string][] => [
    [actor, { userId: actor.userId }, "a/b"],
    [actor, { keycloakId: actor.keycloakId }, "a/b"],
  ]),
);
