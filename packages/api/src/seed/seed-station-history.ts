import { randomBytes } from "node:crypto";
import { type Instant, instant, type KeycloakId, type StationId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { int, statement, text, timestamp, uuid } from "../db/statement.ts";
import { toTimestamp } from "../db/to-timestamp.ts";

const dayMs = 86_400_000;
const goneDays = 20;

/** A run that was made at a station before today. */
export type StationRun = {
  readonly runId: string;
  readonly serviceTag: string;
  readonly startedAt: Instant;
  readonly endedAt: Instant;
};

/** A station that was last seen long ago, with its state at that time. */
export type LostStation = {
  readonly serviceTag: string;
  readonly clientVersion: string;
  readonly diskFreeBytes: number;
  readonly diskTotalBytes: number;
  readonly computer: Readonly<Record<string, string>>;
  readonly licences: readonly object[];
  readonly software: readonly { readonly code: string; readonly name: string; readonly version: string }[];
};

/**
 * Inserts the past of a demo world's stations, once: two of three runs of its people were made at the stations of their
 * institutions, and one station has not reported for twenty days. Returns which runs were made where.
 */
export async function seedStationHistory(
  db: Db,
  gone: LostStation,
  now: Instant,
): Promise<readonly StationRun[]> {
  return db.transaction().execute(async (tx) => {
    const seenAt = instant(now - goneDays * dayMs);
    const isNew = await enrolGone(tx, gone, seenAt);
    if (isNew) await placeRuns(tx, gone.serviceTag, seenAt);
    return runsStatement.rows(tx, 40);
  });
}

export type PastSignIn = {
  readonly serviceTag: string;
  readonly keycloakId: KeycloakId;
  readonly from: Instant;
  readonly until: Instant;
};

/** Inserts a past sign-in of a person on a station; repeating it changes nothing. */
export async function seedPastSignIn(
  db: Db,
  { serviceTag, keycloakId, from, until }: PastSignIn,
): Promise<void> {
  const [begin, end] = [toTimestamp(from), toTimestamp(until)];
  await sql`
    insert into station_sign_in (station_id, user_id, signed_in_at, signed_out_at, ended_by)
    select station.id, person.id, ${begin}, ${end}, 'station'
    from station join app_user person on person.keycloak_id = ${keycloakId}
    where station.service_tag = ${serviceTag} and station.removed_at is null and not exists (
      select from station_sign_in known
      where known.station_id = station.id and known.user_id = person.id
        and known.signed_in_at <= ${begin} and known.signed_out_at >= ${end}
    )`.execute(db);
}

const runsStatement = statement(
  { runId: text(), serviceTag: text(), startedAt: timestamp(), endedAt: timestamp() },
  (most: number) => sql`
    select run_id as "runId", service_tag as "serviceTag", started_at as "startedAt", ended_at as "endedAt"
    from simulator_activity where source = 'station' and service_tag is not null order by ended_at desc limit ${most}`,
);

const goneStatement = statement(
  { id: uuid<StationId>(), states: int() },
  (tag: string) => sql`
    select station.id, (select count(*)::int from station_state state where state.station_id = station.id) as states
    from station where service_tag = ${tag} and removed_at is null`,
);

/**
 * Enrols the station; false if it was enrolled already. Its private key is discarded, so the station has to be enrolled again
 * before it can be used.
 */
async function enrolGone(tx: Tx, gone: LostStation, seenAt: Instant): Promise<boolean> {
  const station = await goneStatement.first(tx, gone.serviceTag);
  if (station === undefined || station.states > 0) return false;
  const { id } = station;
  const key = { kty: "OKP", crv: "Ed25519", x: randomBytes(32).toString("base64url") };
  const at = toTimestamp(seenAt);
  await tx
    .updateTable("station")
    .set({ public_key: JSON.stringify(key), enrolled_at: toTimestamp(instant(seenAt - 200 * dayMs)) })
    .where("id", "=", id)
    .execute();
  await tx
    .insertInto("station_state")
    .values({
      station_id: id,
      seen_at: at,
      client_version: gone.clientVersion,
      disk_free_bytes: gone.diskFreeBytes,
      disk_total_bytes: gone.diskTotalBytes,
    })
    .execute();
  await tx
    .insertInto("station_facts")
    .values({
      station_id: id,
      computer: JSON.stringify({ serviceTag: gone.serviceTag, ...gone.computer }),
      licences: JSON.stringify(gone.licences),
      changed_at: at,
    })
    .execute();
  await tx
    .insertInto("station_software")
    .values(
      gone.software.map(({ code, name, version }) => ({
        station_id: id,
        software_code: code,
        name,
        version,
        since: at,
      })),
    )
    .execute();
  return true;
}

/**
 * Assigns two of three of the people's own runs to a station of their institution, each with a sign-in at the time of the run.
 */
async function placeRuns(tx: Tx, goneTag: string, seenAt: Instant): Promise<void> {
  await sql`
    with placed as (
      update simulator_activity run
      set source = 'station', station_id = station.id, service_tag = station.service_tag
      from station
      where run.source = 'cloud_machine' and run.vm_session_id is null and hashtext(run.id::text) % 3 <> 0
        and station.removed_at is null and station.id = (
          select other.id from station other
          where other.customer_id = run.customer_id and other.removed_at is null
            and (other.service_tag <> ${goneTag} or run.ended_at < ${toTimestamp(seenAt)})
          order by hashtext(run.id::text || other.service_tag) limit 1
        )
      returning run.station_id, run.created_by, run.started_at, run.ended_at
    ), counted as (
      -- Runs are counted as they come; these have become a station's.
      insert into station_runs_by_day (day, part, runs)
      select (ended_at at time zone 'UTC')::date, 0, count(*) from placed group by 1
      on conflict (day, part) do update set runs = station_runs_by_day.runs + excluded.runs
    )
    insert into station_sign_in (station_id, user_id, signed_in_at, signed_out_at, ended_by)
    select station_id, created_by, started_at - interval '3 minutes', ended_at + interval '4 minutes', 'station' from placed`.execute(
    tx,
  );
  await sql`
    update simulator_activity run set station_sign_in_id = session.id
    from station_sign_in session
    where run.station_id is not null and session.station_id = run.station_id and session.user_id = run.created_by
      and session.signed_in_at = run.started_at - interval '3 minutes'`.execute(tx);
}
