import { type Instant, isUuid, type SimulatorActivityId, type StationLogId } from "@cathedra/domain";
import { type Actor, mayAdministerStations } from "@cathedra/domain/access";
import { maxSessionLogs } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize } from "../../errors.ts";

type Deps = { readonly db: Db };

/** The logs of a run: those that name it, and those without a run that were written during it. */
const logsOfRun = sql`
  log.station_id = run.station_id and log.done_at is not null
  and (log.run_id = run.run_id or (log.run_id is null and log.started_at <= run.ended_at and log.ended_at >= run.started_at))`;

const runsStatement = statement(
  {
    id: uuid<SimulatorActivityId>(),
    courseName: text(),
    unitName: text(),
    activityEnd: timestamp(),
    moduleId: text(),
    exerciseId: int(),
    logCount: filled(int()),
  },
  (serviceTag: string, from: Instant, to: Instant) => sql`
    select run.id, coalesce(run.course_name, run.module_name) as "courseName",
      coalesce(run.unit_name, run.exercise_name) as "unitName", run.ended_at as "activityEnd",
      run.module_code as "moduleId", run.exercise_id as "exerciseId",
      (select count(*) from station_log log where ${logsOfRun}) as "logCount"
    from (
      select * from simulator_activity
      where station_id = (select id from station where service_tag = ${serviceTag} and removed_at is null)
        and ended_at >= ${toTimestamp(from)} and ended_at <= ${toTimestamp(to)}
      order by ended_at desc, id limit ${sql.lit(maxSessionLogs)}
    ) run
    order by run.ended_at desc, run.id`,
  ["", 0 as Instant, 1 as Instant],
);

/** The runs that a station logged in a period, the latest first (10.010); none for an unknown station. */
export function activitiesByServiceTag(
  { db }: Deps,
  actor: Actor,
  serviceTag: string,
  from: Instant,
  to: Instant,
) {
  authorize(mayAdministerStations(actor));
  return runsStatement.rows(db, serviceTag, from, to);
}

const filesStatement = statement(
  { id: uuid<StationLogId>(), name: text(), key: text(), serviceTag: text(), endedAt: timestamp() },
  (ids: readonly string[]) => sql`
    select distinct log.id, log.name, log.object_key as key, station.service_tag as "serviceTag", log.ended_at as "endedAt"
    from simulator_activity run
    join station_log log on ${logsOfRun}
    join station on station.id = log.station_id
    where run.id = any(${ids}::uuid[])
    order by log.ended_at, log.id limit 1000`,
);

export type LogFile = {
  readonly id: StationLogId;
  readonly name: string;
  readonly key: string;
  readonly serviceTag: string;
  readonly endedAt: Instant;
};

/** The log files of these runs, the oldest first. */
export function findLogFiles(db: Db, ids: readonly string[]): Promise<readonly LogFile[]> {
  return filesStatement.rows(db, ids);
}

/** The requested runs; if one is missing, or there are too many, the answer is that of a missing run. */
export function requestedRuns(ids: readonly string[]): readonly string[] {
  const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (uniqueIds.length === 0 || uniqueIds.length > maxSessionLogs || !uniqueIds.every(isUuid))
    throw appError("NOT_FOUND");
  return uniqueIds.toSorted();
}
