import type { CustomerId, GroupId, UserId } from "@cathedra/domain";
import type { VistActivityFacts } from "@cathedra/domain/access";
import type { ExerciseDefinition, MetricValues } from "@cathedra/domain/results";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import {
  int,
  ints,
  json,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";

/** The groups of a run's customer in which its person is now. */
const groupIds = sql`array(
  select member.group_id from customer_group_member member join customer_group on customer_group.id = member.group_id
  where member.user_id = activity.created_by and customer_group.customer_id = activity.customer_id
    and customer_group.removed_at is null
)`;

const factsStatement = statement(
  {
    id: uuid<string>(),
    createdBy: uuid<UserId>(),
    customerId: nullable(int<CustomerId>()),
    groupIds: ints<GroupId>(),
  },
  (ids: readonly string[]) => sql`
    select activity.id, activity.created_by as "createdBy", activity.customer_id as "customerId", ${groupIds} as "groupIds"
    from simulator_activity activity where activity.id = any(${ids}::uuid[])`,
);

/** The facts that decide who administers these runs, in one statement. */
export async function factsOfActivities(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VistActivityFacts>> {
  const rows = await factsStatement.rows(db, [...new Set(ids)]);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

const caseStatement = statement(
  {
    exerciseName: text(),
    startedAt: timestamp(),
    firstName: text(),
    lastName: text(),
    definition: json<ExerciseDefinition>(),
    values: nullable(json<MetricValues>()),
  },
  (id: string) => sql`
    select activity.exercise_name as "exerciseName", activity.started_at as "startedAt",
      person.first_name as "firstName", person.last_name as "lastName", exercise.definition,
      result.metric_values as values
    from simulator_activity activity
    join app_user person on person.id = activity.created_by
    join simulator_exercise exercise on exercise.id = activity.exercise_id
    left join simulator_result result on result.activity_id = activity.id
    where activity.id = ${id}::uuid`,
);

/** A run with what the portal itself knows of its result. */
export type CaseRow = RowsOf<typeof caseStatement>;

export function findCase(db: Db, id: string): Promise<CaseRow | undefined> {
  return caseStatement.first(db, id);
}
