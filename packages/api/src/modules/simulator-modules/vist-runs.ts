import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, statement } from "../../db/statement.ts";
import type { VistRun } from "../../graphql/generated/contract.ts";
import { type OutcomeFacts, outcomeJsonMembers } from "../activity-log/public.ts";

/** SQL for `activity`, a row of `simulator_activity`, as a short JSON object. */
export const runOfSimulator = sql`json_build_object(
  'id', activity.id,
  'activityStart', to_char(activity.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'totalTimeInSeconds', activity.total_time_s, 'isCompleted', activity.is_completed,
  'progress', activity.progress, ${outcomeJsonMembers},
  'moduleVersion', activity.module_version, 'serviceTag', activity.service_tag
)`;

/** A run in short form, as the database builds it. */
export type VistRunView = Omit<VistRun, "outcomeText" | "criteriaText"> & OutcomeFacts;

const runStatement = statement(
  { run: json<VistRunView>() },
  ({ userId }: Pick<Actor, "userId">, launchId: string) => sql`
    select ${runOfSimulator} as run from simulator_activity activity
    where activity.created_by = ${userId} and activity.run_id = ${launchId}`,
);

/**
 * The caller's own result of a launch (12.011); undefined if it has not arrived. Read by the unique index that detects repeated
 * deliveries.
 */
export async function runOfLaunch(db: Db, actor: Actor, launchId: string): Promise<VistRunView | undefined> {
  return (await runStatement.first(db, actor, launchId))?.run;
}
