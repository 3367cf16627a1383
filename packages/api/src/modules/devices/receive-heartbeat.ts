import type { Instant, StationSessionId } from "@cathedra/domain";
import {
  clockOffsetSeconds,
  connectedMs,
  type HeartbeatMessage,
  wrongClockSeconds,
} from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, nullable, statement, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { StationTokenVerifier } from "./authenticate-station.ts";
import { detectStartedTwice } from "./detect-clones.ts";
import { sampleSignature, usedUp, type VerifiedSignature } from "./request-signatures.ts";
import { sessionEndTime } from "./session-end-time.ts";

type ReceivedHeartbeat = HeartbeatMessage & { readonly clockAheadS: number; readonly address: string };

const sample: ReceivedHeartbeat = {
  at: 0 as Instant,
  clientVersion: null,
  diskFreeBytes: null,
  diskTotalBytes: null,
  factsHash: null,
  bootId: null,
  crashedAt: null,
  releaseKeys: null,
  clockAheadS: 0,
  address: "",
};

const heartbeatStatement = statement(
  {
    wantsFacts: filled(bool()),
    operations: filled(int()),
    session: nullable(uuid<StationSessionId>()),
    isTrusted: filled(bool()),
    isOtherStart: filled(bool()),
    isFirst: filled(bool()),
  },
  (
    signature: VerifiedSignature,
    {
      clientVersion,
      address,
      clockAheadS,
      diskFreeBytes,
      diskTotalBytes,
      factsHash,
      bootId,
      crashedAt,
      releaseKeys,
    }: ReceivedHeartbeat,
  ) => sql`
    with ${usedUp(signature)}, former as (
      select seen_at, clock_ahead_s, boot_id from station_state join used using (station_id)
    ), news (kind, cause, at, facts) as (
      select 'away', 'since ' || former.seen_at, now(), jsonb_build_object('since', former.seen_at)
      from former where former.seen_at < now() - ${sql.lit(connectedMs)} * interval '1 millisecond'
      union all
      select 'clock', 'after ' || former.seen_at, now(), jsonb_build_object('aheadSeconds', ${clockAheadS}::int)
      from former where (abs(former.clock_ahead_s) >= ${sql.lit(wrongClockSeconds)})
        <> (abs(${clockAheadS}::int) >= ${sql.lit(wrongClockSeconds)})
      union all
      select 'start', ${bootId}::text || coalesce(' after ' || (select seen_at from former), ''), now(),
        jsonb_build_object('mark', ${bootId}::text, 'address', ${address}::text)
      from used join speaking on speaking.id = used.station_id
      where ${bootId}::text is not null and speaking.cloned_at is null
        and (select boot_id from former) is distinct from ${bootId}::text
      union all
      select 'crash', ${crashedAt === null ? null : String(crashedAt)}::text, least(now(), ${crashedAt === null ? null : toTimestamp(crashedAt)}::timestamptz), '{}'::jsonb
      from used where ${crashedAt === null ? null : String(crashedAt)}::text is not null
    ), noted as (
      insert into station_event (station_id, kind, cause, at, facts)
      select used.station_id, kind, cause, at, facts from news, used
      where not exists (
        select from station_event known
        where known.station_id = used.station_id and known.kind = news.kind and known.cause = news.cause
      )
      on conflict (station_id, kind, cause) do nothing
    ), beat as (
      insert into station_state (
        station_id, seen_at, client_version, ip_address, clock_ahead_s, disk_free_bytes, disk_total_bytes, boot_id,
        release_keys
      )
      select station_id, now(), ${clientVersion}::text, ${address}::text, ${clockAheadS}::int, ${diskFreeBytes}::bigint,
        ${diskTotalBytes}::bigint, ${bootId}::text, ${releaseKeys}::text[]
      from used
      on conflict (station_id) do update set
        seen_at = excluded.seen_at, client_version = excluded.client_version, ip_address = excluded.ip_address,
        clock_ahead_s = excluded.clock_ahead_s, disk_free_bytes = excluded.disk_free_bytes,
        disk_total_bytes = excluded.disk_total_bytes, boot_id = coalesce(excluded.boot_id, station_state.boot_id),
        release_keys = coalesce(excluded.release_keys, station_state.release_keys)
      returning station_id
    )
    select
      not exists (
        select from station_facts where station_id = speaking.id and facts_hash = ${factsHash}
      ) as "wantsFacts",
      (
        select count(*) from operation
        where operation.station_id = speaking.id and operation.outcome is null and operation.lease_until > now()
      ) as operations,
      (
        select id from station_sign_in session
        where session.station_id = speaking.id and session.signed_out_at is null
          and coalesce(${sessionEndTime} > now(), true)
      ) as session,
      cloned_at is null as "isTrusted",
      exists (select from news where kind = 'start') as "isOtherStart",
      exists (select from used) as "isFirst"
    from speaking`,
  [sampleSignature, sample],
);

/**
 * Uses up the signature of a heartbeat, stores the heartbeat and its facts, and returns the work for the station. It is one
 * statement without further transactions, because thousands of stations send one twice a minute. Only the time of arrival counts, because the station's clock may be
 * wrong. Changes since the last heartbeat are stored as events; only after a restart of the computer is it checked for clones.
 */
export async function receiveHeartbeat(
  db: Db,
  { checkUse }: Pick<StationTokenVerifier, "checkUse">,
  signature: VerifiedSignature,
  message: HeartbeatMessage,
  { address, now }: { readonly address: string; readonly now: Instant },
) {
  const crashedAt = message.crashedAt === null ? null : eventTime(message.crashedAt, now);
  const outcome = await heartbeatStatement.first(db, signature, {
    ...message,
    crashedAt,
    address,
    clockAheadS: clockOffsetSeconds(message.at, now),
  });
  const { isOtherStart, ...heard } = await checkUse(signature, outcome);
  const isTrusted = heard.isTrusted && !(isOtherStart && (await detectStartedTwice(db, signature.station)));
  return { ...heard, isTrusted };
}

/** A wrong clock must not give an event a time that the database cannot store. */
function eventTime(reported: Instant, now: Instant): Instant {
  return reported < 0 || reported > now ? now : reported;
}
