import { sql } from "kysely";

/** The statuses of a release on a station that it was offered to. */
export const softwareStatuses = [
  "waiting",
  "downloading",
  "ready",
  "installing",
  "installed",
  "failed",
  "superseded",
] as const;
export type SoftwareStatus = (typeof softwareStatuses)[number];

/**
 * The joins that `updateStatusSql` needs beside the rows `software_update update`: the station's installed version, the time of
 * its last report, and the latest work on the update, each with one look into `operation_about`.
 */
export const updateStatusJoins = sql`
  join software_release release on release.id = update.release_id
  join software on software.id = release.software_id
  join station on station.id = update.station_id and station.removed_at is null
  left join station_state on station_state.station_id = update.station_id
  left join station_software reported on reported.station_id = update.station_id and reported.software_code = software.code
  left join lateral (
    select operation.kind, operation.outcome, operation.ended_at, operation.lease_until from operation
    where operation.subject = update.id::text and operation.station_id = update.station_id
      and operation.kind in ('software_download', 'software_install')
    order by operation.requested_at desc limit 1
  ) latest on true`;

const reportedParts = sql`case when reported.version ~ '^[0-9]{1,9}[.][0-9]{1,9}[.][0-9]{1,9}$'
  then string_to_array(reported.version, '.')::int[] end`;

/**
 * The status of an update in SQL, like `updateStatus` of the domain: the version that the station reports outweighs the result
 * of the work.
 */
export const updateStatusSql = sql<SoftwareStatus>`case
  when reported.version = release.version then 'installed'
  when latest.outcome is null and latest.lease_until > now() and latest.kind = 'software_download' then 'downloading'
  when latest.outcome is null and latest.lease_until > now() then 'installing'
  when latest.kind = 'software_install' and latest.outcome = 'succeeded'
    and (station_state.seen_at is null or station_state.seen_at <= latest.ended_at + interval '3 minutes') then 'installed'
  when ${reportedParts} > release.version_parts then 'superseded'
  when latest.kind is not null and (latest.outcome is distinct from 'succeeded' or latest.kind = 'software_install') then 'failed'
  when update.downloaded_at is not null then 'ready'
  else 'waiting' end`;
