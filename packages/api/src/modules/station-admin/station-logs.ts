import { isUuid, type StationId, type StationLogId } from "@cathedra/domain";
import { type Actor, mayReadStationLogs } from "@cathedra/domain/access";
import { maxSessionLogs } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, filled, int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import type { VistSystemLogDamage } from "../../graphql/generated/contract.ts";
import { type PageArgs, readPageArgs } from "../../graphql/pagination.ts";
import { audit } from "../audit/public.ts";
import type { Deps } from "./read-systems.ts";
import type { LogFile } from "./session-logs.ts";
import { managedStations } from "./station-overview.ts";

type LogsQuery = {
  readonly id: string;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
};
const pages = { usual: 25, most: 100 } as const;

const logsStatement = statement(
  {
    id: uuid<StationLogId>(),
    name: text(),
    runId: nullable(text()),
    isRunDelivered: nullable(bool()),
    startedAt: timestamp(),
    endedAt: timestamp(),
    size: int(),
    received: int(),
    doneAt: nullable(timestamp()),
    damage: nullable(text<VistSystemLogDamage>()),
  },
  (station: StationId, { limit, offset }: PageArgs) => sql`
    select log.id, log.name, log.run_id as "runId",
      case when log.run_id is not null then exists (
        select from simulator_activity run where run.station_id = log.station_id and run.run_id = log.run_id
      ) end as "isRunDelivered",
      log.started_at as "startedAt", log.ended_at as "endedAt", log.size, log.received, log.done_at as "doneAt", log.damage
    from station_log log where log.station_id = ${station}
    order by log.ended_at desc, log.id limit ${limit} offset ${offset}`,
  ["" as StationId, { limit: 1, offset: 0 }],
);

const countStatement = statement(
  { total: filled(int()) },
  (station: StationId) => sql`select count(*) as total from station_log where station_id = ${station}`,
);

/** The logs that a station has sent, at most a thousand. */
export async function readLogs({ db, clock }: Deps, actor: Actor, query: LogsQuery) {
  const { id } = await managedStations(db, actor, query.id);
  const part = readPageArgs(query, pages);
  const [{ total }, logs] = await Promise.all([
    countStatement.only(db, id),
    logsStatement.rows(db, id, part),
  ]);
  return { asOf: clock(), total, logs };
}

const filesStatement = statement(
  { id: uuid<StationLogId>(), name: text(), key: text(), serviceTag: text(), endedAt: timestamp() },
  (ids: readonly string[]) => sql`
    select log.id, log.name, log.object_key as key, station.service_tag as "serviceTag", log.ended_at as "endedAt"
    from station_log log join station on station.id = log.station_id
    where log.id = any(${ids}::uuid[]) and log.done_at is not null
    order by log.ended_at, log.id`,
);

/** The files of completely received logs, the oldest first. */
export function logFilesById(db: Db, ids: readonly string[]): Promise<readonly LogFile[]> {
  return filesStatement.rows(db, ids);
}

const wantedStatement = statement(
  { id: uuid<StationLogId>() },
  (station: StationId, ids: readonly string[]) => sql`
    select id from station_log where station_id = ${station} and id = any(${ids}::uuid[]) and done_at is not null order by id`,
);

/** The requested logs of one station that may be downloaded; the download is written into the audit log. */
export async function requestedLogs(
  db: Db,
  actor: Actor,
  system: string,
  logs: readonly string[],
): Promise<readonly string[]> {
  const { id, customerId } = await managedStations(db, actor, system, mayReadStationLogs);
  const uniqueIds = [...new Set(logs)].filter(isUuid);
  if (uniqueIds.length === 0 || logs.length > maxSessionLogs) throw appError("NOT_FOUND");
  return inLockedTransaction(db, [], async (tx) => {
    const found = (await wantedStatement.rows(tx, id, uniqueIds)).map((log) => log.id);
    if (found.length === 0) throw appError("NOT_FOUND");
    await audit(tx, actor, "station.logs_downloaded", id, {
      customer: customerId,
      after: { logs: found.length },
    });
    return found;
  });
}
