import type { Instant, StationId, StationSessionId } from "@cathedra/domain";
import { clockAhead, type SaidHeartbeat } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, nullable, statement, uuid } from "../../db/statement.ts";
import { sessionOverAt } from "./session-over.ts";

type Heard = SaidHeartbeat & { readonly clockAheadS: number; readonly address: string };

const nobody = "" as StationId;
const sample: Heard = {
  at: 0 as Instant,
  clientVersion: null,
  diskFreeBytes: null,
  diskTotalBytes: null,
  factsHash: null,
  clockAheadS: 0,
  address: "",
};

const heartbeatStatement = statement(
  {
    wantsFacts: filled(bool()),
    operations: filled(int()),
    session: nullable(uuid<StationSessionId>()),
  },
  (
    id: StationId,
    { clientVersion, address, clockAheadS, diskFreeBytes, diskTotalBytes, factsHash }: Heard,
  ) => sql`
    with beat as (
      insert into station_state (
        station_id, seen_at, client_version, ip_address, clock_ahead_s, disk_free_bytes, disk_total_bytes
      ) values (
        ${id}::uuid, now(), ${clientVersion}, ${address}, ${clockAheadS}, ${diskFreeBytes}::bigint, ${diskTotalBytes}::bigint
      )
      on conflict (station_id) do update set
        seen_at = excluded.seen_at, client_version = excluded.client_version, ip_address = excluded.ip_address,
        clock_ahead_s = excluded.clock_ahead_s, disk_free_bytes = excluded.disk_free_bytes,
        disk_total_bytes = excluded.disk_total_bytes
      returning station_id
    )
    select
      not exists (
        select from station_facts where station_id = beat.station_id and facts_hash = ${factsHash}
      ) as "wantsFacts",
      (
        select count(*) from operation
        where operation.station_id = beat.station_id and operation.outcome is null and operation.lease_until > now()
      ) as operations,
      (
        select id from station_sign_in session
        where session.station_id = beat.station_id and session.signed_out_at is null
          and coalesce(${sessionOverAt} > now(), true)
      ) as session
    from beat`,
  [nobody, sample],
);

/**
 * Keeps that a station lives, and what it said with it, and answers what it should look after: one statement and no transaction of
 * more, since thousands say it twice a minute. Its clock may be off however far: what counts is when it was heard.
 */
export function hearHeartbeat(
  db: Db,
  id: StationId,
  said: SaidHeartbeat,
  { address, now }: { readonly address: string; readonly now: Instant },
) {
  return heartbeatStatement.only(db, id, { ...said, address, clockAheadS: clockAhead(said.at, now) });
}
