import type { Instant, StationId, StationLogId } from "@cathedra/domain";
import { type AnnouncedLog, stationLimits } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, filled, int, statement, text, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

const logColumns = {
  id: uuid<StationLogId>(),
  name: text(),
  size: int(),
  sha256: text(),
  received: int(),
  objectKey: text(),
  isDone: filled(bool()),
  quietSeconds: filled(int()),
};
/** `quietSeconds`: how long until another content may replace an unfinished log; 0 if the received data was damaged. */
const selected = sql`id, name, size, sha256, received, object_key as "objectKey", done_at is not null as "isDone",
  case when damage is not null then 0 else
    ceil(greatest(0, extract(epoch from coalesce(moved_at, begun_at) - now()) + ${sql.lit(stationLimits.log.quietMs / 1000)}))::int
  end as "quietSeconds"`;

export type LogRow = {
  readonly id: StationLogId;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly received: number;
  readonly objectKey: string;
  readonly isDone: boolean;
  readonly quietSeconds: number;
};

const byNameStatement = statement(
  logColumns,
  (station: StationId, name: string) => sql`
    select ${selected} from station_log where station_id = ${station} and name = ${name}`,
);

export function logByName(db: Db | Tx, station: StationId, name: string): Promise<LogRow | undefined> {
  return byNameStatement.first(db, station, name);
}

const byIdStatement = statement(
  logColumns,
  (station: StationId, id: string) => sql`
    select ${selected} from station_log where station_id = ${station} and id = ${id}::uuid`,
);

/** A log of this station by its id; another station's log is answered like a missing one. */
export function logById(db: Db | Tx, station: StationId, id: string): Promise<LogRow | undefined> {
  return byIdStatement.first(db, station, id);
}

const { underWay, kept, keptBytes } = stationLimits.log;

const insertStatement = statement(
  logColumns,
  (station: StationId, log: AnnouncedLog) => sql`
    insert into station_log (id, station_id, name, run_id, started_at, ended_at, size, sha256, object_key)
    select given.id, ${station}::uuid, ${log.name}, ${log.runId}, ${toTimestamp(log.startedAt)}, ${toTimestamp(log.endedAt)},
      ${log.size}::bigint, ${log.sha256}, 'station-logs/' || given.id
    from (select gen_random_uuid() as id) given
    where (
      select count(*) from station_log where station_id = ${station}::uuid and done_at is null and damage is null
    ) < ${underWay}
    on conflict (station_id, name) do nothing
    returning ${selected}`,
  [
    "" as StationId,
    { name: "", runId: null, startedAt: 0 as Instant, endedAt: 0 as Instant, size: 1, sha256: "" },
  ],
);

/** Undefined if a log of this name exists by now, or the station has the maximum number of unfinished logs. */
export function insertLog(db: Db | Tx, station: StationId, log: AnnouncedLog): Promise<LogRow | undefined> {
  return insertStatement.first(db, station, log);
}

/** The oldest logs of a station make room for its new ones. */
export async function deleteOldLogs(tx: Tx, station: StationId): Promise<void> {
  await sql`
    delete from station_log where id in (
      select id from (
        select id, row_number() over newest as place, sum(size) over newest as bytes
        from station_log where station_id = ${station}
        window newest as (order by begun_at desc, id)
      ) ranked
      where place > ${kept} or bytes > ${keptBytes}
    )`.execute(tx);
}

const advanceStatement = statement(
  { received: int() },
  (id: StationLogId, from: number, to: number) => sql`
    update station_log set received = ${to}::bigint, moved_at = now(), damage = null
    where id = ${id} and received = ${from}::bigint and done_at is null returning received`,
);

/** Counts a stored piece of a log; undefined if another request has already counted it. */
export function advanceLog(db: Db, id: StationLogId, from: number, to: number) {
  return advanceStatement.first(db, id, from, to);
}
