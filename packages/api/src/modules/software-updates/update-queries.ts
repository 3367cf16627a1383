import type { CustomerId, Instant, ReleaseId, StationId, UpdateId, UserId } from "@cathedra/domain";
import type { UpdateWork } from "@cathedra/domain/software";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
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
import { hasSomebodySignedIn, isLinkedTo, isSignedInOn } from "../devices/public.ts";
import { operationState } from "../operations/public.ts";

/** The maximum number of updates that are listed for a station; older ones are left out. */
const maxUpdates = 500;

type SentWork = Omit<UpdateWork, "leaseUntil" | "endedAt"> & {
  readonly id: string;
  /** When the lease of the work expires, in epoch milliseconds; null if there is none. */
  readonly leaseUntil: number | null;
  readonly endedAt: number | null;
};

/** The latest work of a kind on the update of the row: one look into `operation_about`. */
const latestWork = (kind: "software_download" | "software_install") => sql`(
  select json_build_object(
    'id', operation.id, 'state', ${operationState}, 'progress', operation.progress,
    'errors', case when cardinality(operation.errors) > 0 then operation.errors
      when operation.reason is not null then array[operation.reason] else array[]::text[] end,
    'leaseUntil', floor(extract(epoch from operation.lease_until) * 1000)::int8,
    'endedAt', floor(extract(epoch from operation.ended_at) * 1000)::int8
  )
  from operation
  where operation.subject = update.id::text and operation.kind = ${sql.lit(kind)} and operation.station_id = update.station_id
  order by operation.requested_at desc limit 1
)`;

const updateColumns = {
  id: int<UpdateId>(),
  stationId: uuid<StationId>(),
  releaseId: int<ReleaseId>(),
  stringIdentifier: text(),
  softwareCode: text(),
  softwareName: text(),
  version: text(),
  isWithdrawn: bool(),
  createdAt: timestamp(),
  downloadedAt: nullable(timestamp()),
  reportedVersion: nullable(text()),
  reportedName: nullable(text()),
  currentReleaseId: nullable(int<ReleaseId>()),
  currentIdentifier: nullable(text()),
  seenAt: nullable(timestamp()),
  download: nullable(json<SentWork>()),
  install: nullable(json<SentWork>()),
};

/** The columns of `updateColumns`, of the rows of `software_update update` that are joined so. */
const updateSelect = sql`update.id, update.station_id as "stationId", release.id as "releaseId",
  release.string_identifier as "stringIdentifier", software.code as "softwareCode", software.name as "softwareName",
  release.version, release.withdrawn_at is not null as "isWithdrawn", update.created_at as "createdAt",
  update.downloaded_at as "downloadedAt", reported.version as "reportedVersion", reported.name as "reportedName",
  current.id as "currentReleaseId", current.string_identifier as "currentIdentifier", state.seen_at as "seenAt",
  ${latestWork("software_download")} as download, ${latestWork("software_install")} as install`;

const updateJoins = sql`join software_release release on release.id = update.release_id
  join software on software.id = release.software_id
  left join station_software reported on reported.station_id = update.station_id and reported.software_code = software.code
  left join software_release current on current.software_id = software.id and current.version = reported.version
  left join station_state state on state.station_id = update.station_id`;

const ofStationStatement = statement(
  updateColumns,
  (station: StationId) => sql`
    select ${updateSelect} from software_update update ${updateJoins}
    where update.station_id = ${station}
    order by update.created_at desc, update.id desc limit ${sql.lit(maxUpdates)}`,
);

export type UpdateRow = RowsOf<typeof ofStationStatement>;

/** The updates of a station with their status: read by indexes, whatever the number of stations and operations. */
export function updatesOfStation(db: Db | Tx, station: StationId) {
  return ofStationStatement.rows(db, station);
}

const someStatement = statement(
  { ...updateColumns, serviceTag: text(), stationName: text(), customerName: text() },
  (ids: RawBuilder<unknown>) => sql`
    select ${updateSelect}, station.service_tag as "serviceTag", station.name as "stationName", customer.name as "customerName"
    from software_update update ${updateJoins}
    join station on station.id = update.station_id join customer on customer.id = station.customer_id
    where update.id in (${ids})
    order by customer.name, station.name, station.id`,
  [sql`1`],
);

/** Updates by their numbers, with their stations. */
export function findUpdates(db: Db | Tx, ids: RawBuilder<unknown>) {
  return someStatement.rows(db, ids);
}

const lockStatement = statement(
  updateColumns,
  (id: UpdateId) => sql`
    select ${updateSelect} from software_update update ${updateJoins} where update.id = ${id}`,
);

/** Locks an update for a change; a concurrent change waits and then reads the result. */
export async function lockUpdate(tx: Tx, id: UpdateId): Promise<UpdateRow | undefined> {
  const { rows } = await sql`select from software_update where id = ${id} for update`.execute(tx);
  return rows.length === 0 ? undefined : lockStatement.first(tx, id);
}

const stationStatement = statement(
  {
    id: uuid<StationId>(),
    customerId: int<CustomerId>(),
    serviceTag: text(),
    isCloned: filled(bool()),
    isLinked: filled(bool()),
    isSignedIn: filled(bool()),
    hasSomebodySignedIn: filled(bool()),
  },
  (userId: UserId, id: UpdateId) => sql`
    select station.id, station.customer_id as "customerId", station.service_tag as "serviceTag",
      station.cloned_at is not null as "isCloned",
      ${isLinkedTo(userId)} as "isLinked", ${isSignedInOn(userId)} as "isSignedIn",
      ${hasSomebodySignedIn} as "hasSomebodySignedIn"
    from software_update update join station on station.id = update.station_id
    where update.id = ${id} and station.removed_at is null`,
);

/** The station of an update with this person's relation to it; undefined if there is no such update. */
export function stationOfUpdate(db: Db, userId: UserId, id: UpdateId) {
  return stationStatement.first(db, userId, id);
}

/** Converts the times in JSON to the type that the rules take. */
export function getWork(work: SentWork | null): UpdateWork | null {
  if (work === null) return null;
  const { leaseUntil, endedAt, ...rest } = work;
  return { ...rest, leaseUntil: leaseUntil as Instant | null, endedAt: endedAt as Instant | null };
}
