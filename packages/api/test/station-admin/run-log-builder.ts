import { randomUUID } from "node:crypto";
import type { StationId } from "@cathedra/domain";
import { type CastPerson, cast, getStation, simulatorModules } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { TestApp } from "../support/app.ts";

type Portal = Pick<TestApp, "database" | "objectStore">;

type Logged = {
  readonly station?: StationId;
  readonly endedAt?: Date;
  readonly who?: CastPerson;
  /** The content of its log; undefined: it has no log. */
  readonly log?: string | null;
  readonly name?: string;
};

const [module] = simulatorModules;
const [exercise] = module?.exercises ?? [];

/** A run that a station logged, with its log. */
export async function aLogOfARun(
  { database: { db }, objectStore }: Portal,
  {
    station = getStation("northgateSkillsLab").id,
    endedAt = new Date(),
    who = cast.maya,
    log = "all well\n",
    name,
  }: Logged = {},
): Promise<{ readonly activityId: string; readonly logName: string }> {
  if (module === undefined || exercise === undefined) throw new Error("the demo world has no exercise");
  const [activityId, runId] = [randomUUID(), randomUUID()];
  const startedAt = new Date(endedAt.getTime() - 600_000);
  await sql`
    insert into simulator_activity (
      id, created_by, run_id, exercise_id, exercise_key, exercise_name, module_code, module_name, module_version,
      started_at, ended_at, total_time_s, source, station_id
    ) values (
      ${activityId}, ${who.userId}, ${runId}, ${exercise.id}, ${exercise.code}, ${exercise.code}, ${module.code},
      ${module.name}, ${module.version}, ${startedAt}, ${endedAt}, 600, 'station', ${station}
    )`.execute(db);
  const logName = name ?? `run-${runId}.log`;
  if (log === null) return { activityId, logName };
  const key = `station-logs/${randomUUID()}`;
  await objectStore.put(key, Buffer.from(log));
  await sql`
    insert into station_log (
      station_id, name, run_id, started_at, ended_at, size, sha256, received, object_key, done_at
    ) values (${station}, ${logName}, ${runId}, ${startedAt}, ${endedAt}, ${log.length}, 'x', ${log.length}, ${key}, now())`.execute(
    db,
  );
  return { activityId, logName };
}
