import type { CustomerId, ExerciseId, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { VistActivity } from "../../graphql/generated/contract.ts";
import { maySeeOriginOfActivity } from "./readable-activities.ts";
import { type OutcomeFacts, outcomeJsonMembers } from "./run-outcome.ts";

/** Columns that are read for every query. */
const always = [
  "id",
  "unitId",
  "exerciseId",
  "exerciseKey",
  "moduleCode",
  "moduleVersion",
] as const satisfies readonly (keyof VistActivity)[];

/** Columns that are read only when they are requested. */
const onDemand = [
  "activityStart",
  "activityEnd",
  "createdBy",
  "unitName",
  "courseName",
  "totalTimeInSeconds",
  "isCompleted",
  "progress",
  "sourceUrl",
  "source",
  "sessionId",
  "launchId",
  "exerciseName",
  "moduleId",
  "moduleName",
  "serviceTag",
  "systemId",
  "ipAddress",
  "definition",
  "resultFormatVersion",
  "values",
] as const satisfies readonly (keyof VistActivity)[];

/** A run in the form in which the database builds it for a reader; other modules add further fields. */
export type VistActivityView = Pick<VistActivity, (typeof always)[number] | (typeof onDemand)[number]> & {
  readonly exerciseId: ExerciseId;
  readonly createdById: UserId;
  readonly customerId: CustomerId | null;
} & OutcomeFacts;

/** The fields of a run that are asked for, as paths: `exerciseName`, `createdBy.email`. */
export type VistActivityFields = ReadonlySet<string>;

const alwaysMade = sql`'id', activity.id, 'unitId', activity.id, 'exerciseId', activity.exercise_id,
  'exerciseKey', activity.exercise_key, 'moduleCode', activity.module_code, 'moduleVersion', activity.module_version,
  'createdById', activity.created_by, 'customerId', activity.customer_id, ${outcomeJsonMembers}`;

const instant = (column: string): string =>
  `to_char(activity.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The SQL of every column that does not depend on the reader. */
export const runColumns: Readonly<
  Record<Exclude<(typeof onDemand)[number], "createdBy" | "systemId" | "ipAddress">, string>
> = {
  activityStart: instant("started_at"),
  activityEnd: instant("ended_at"),
  unitName: "activity.unit_name",
  courseName: "activity.course_name",
  totalTimeInSeconds: "activity.total_time_s",
  isCompleted: "activity.is_completed",
  progress: "activity.progress",
  sourceUrl: "activity.source_url",
  source: "activity.source",
  sessionId: "coalesce(activity.vm_session_id, activity.station_sign_in_id)",
  launchId: "activity.launch_id",
  exerciseName: "activity.exercise_name",
  moduleId: "(select module_id from simulator_exercise where id = activity.exercise_id)",
  moduleName: "activity.module_name",
  serviceTag: "activity.service_tag",
  definition: "(select definition from simulator_exercise where id = activity.exercise_id)",
  resultFormatVersion:
    "(select module.result_format_version from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id where exercise.id = activity.exercise_id)",
  values: "coalesce((select metric_values from simulator_result where activity_id = activity.id), '{}')",
};

/**
 * Builds the JSON of `activity` with the requested fields; the person's mail address is included only for readers who
 * administer them (X114). The fields are always in the same order, so that the same selection gives the same statement.
 */
export function vistActivityJson(actor: Actor, fields: VistActivityFields): RawBuilder<VistActivityView> {
  const made = Object.entries(runColumns).flatMap(([name, column]) =>
    fields.has(name) ? [sql.raw(`'${name}', ${column}`)] : [],
  );
  // Only a sys_admin may read a run to which they have no relation of their own.
  const guarded = (value: RawBuilder<unknown>) =>
    actor.roles.includes("sys_admin")
      ? sql`case when ${maySeeOriginOfActivity(actor)} then ${value} end`
      : value;
  if (fields.has("createdBy")) {
    made.push(sql`'createdBy', json_build_object(
      'keycloak_id', creator.keycloak_id, 'first_name', creator.first_name, 'last_name', creator.last_name,
      'email', ${fields.has("createdBy.email") ? guarded(sql`creator.email`) : sql`null`}
    )`);
  }
  if (fields.has("systemId")) {
    const customers = actor.administers.length === 0 ? undefined : actor.administers;
    made.push(sql`'systemId', ${manageableStation(managesAllStations(actor), customers)}`);
  }
  if (fields.has("ipAddress")) made.push(sql`'ipAddress', ${guarded(sql`activity.ip_address`)}`);
  return sql`json_build_object(${sql.join([alwaysMade, ...made])})`;
}

/** Whether the person may open the page of every station. */
export const managesAllStations = ({ roles }: Pick<Actor, "roles">): boolean =>
  roles.includes("sys_admin") || roles.includes("support");

/** The station of `activity` for people who may open its page: the rule `mayManageStation` as SQL. */
export function manageableStation(
  managesAll: boolean,
  customers: readonly CustomerId[] | undefined,
): RawBuilder<unknown> {
  if (!managesAll && customers === undefined) return sql`null`;
  return sql`(
    select station.id from station where station.id = activity.station_id and station.removed_at is null
      and ${managesAll ? sql`true` : sql`station.customer_id = any(${customers}::int[])`}
  )`;
}

/** The joins that `vistActivityJson` needs, to follow `… simulator_activity activity`. */
export function vistActivityJoins(fields: VistActivityFields): RawBuilder<unknown> {
  return sql.raw(fields.has("createdBy") ? "join app_user creator on creator.id = activity.created_by" : "");
}
