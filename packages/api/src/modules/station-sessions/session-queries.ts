import type { Instant, KeycloakId, StationId, StationSessionId, UserId } from "@cathedra/domain";
import type { SessionEnd } from "@cathedra/domain/station-sign-in";
import type { StationPublicKey } from "@cathedra/domain/stations";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import {
  bool,
  filled,
  json,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { sessionEndTime } from "../devices/public.ts";

/**
 * SQL condition that a session is over because it began before the station's present key, or because the station's key was
 * revoked.
 */
const isRevoked = sql`(
  station.revoked_at is not null or station.removed_at is not null or station.public_key is null
  or station.enrolled_at > session.signed_in_at)`;

const heldStatement = statement(
  {
    id: uuid<StationSessionId>(),
    stationId: uuid<StationId>(),
    keycloakId: text<KeycloakId>(),
    expiresAt: filled(timestamp()),
    lastUsedAt: filled(timestamp()),
    endedAt: nullable(timestamp()),
    endedBy: nullable(text<SessionEnd>()),
    isRevoked: filled(bool()),
    key: nullable(json<StationPublicKey>()),
  },
  (tokenHash: string) => sql`
    select session.id, session.station_id as "stationId", person.keycloak_id as "keycloakId",
      session.expires_at as "expiresAt", session.last_used_at as "lastUsedAt",
      session.signed_out_at as "endedAt", session.ended_by as "endedBy", ${isRevoked} as "isRevoked",
      station.public_key as key
    from station_sign_in session
    join station on station.id = session.station_id
    join app_user person on person.id = session.user_id
    where session.token_hash = ${tokenHash}`,
);

/** The session of a token in its present state, by three unique keys. */
export function findSessionByToken(db: Db, tokenHash: string) {
  return heldStatement.first(db, tokenHash);
}

const overStatement = statement(
  { isOpen: bool() },
  (id: string, now: Instant) => sql`
    select exists (
      select from station_sign_in session join station on station.id = session.station_id
      where session.id = ${id}::uuid and session.signed_out_at is null and ${sessionEndTime} > ${toTimestamp(now)}
        and not ${isRevoked}
    ) as "isOpen"`,
);

/** Whether a session is over: it was ended, is idle, has reached its maximum length, or its station's key was revoked. */
export async function isSessionAtStationOver(db: Db, id: string, now: Instant): Promise<boolean> {
  return !(await overStatement.only(db, id, now)).isOpen;
}

export async function recordUse(db: Db, id: StationSessionId, now: Instant): Promise<void> {
  await db
    .updateTable("station_sign_in")
    .set({ last_used_at: toTimestamp(now) })
    .where("id", "=", id)
    .where("signed_out_at", "is", null)
    .execute();
}

const viewColumns = {
  id: uuid<StationSessionId>(),
  stationId: uuid<StationId>(),
  serviceTag: text(),
  name: text(),
  place: text(),
  owner: text(),
  person: text(),
  keycloakId: text<KeycloakId>(),
  signedInAt: timestamp(),
  expiresAt: filled(timestamp()),
  lastUsedAt: filled(timestamp()),
  endedAt: nullable(timestamp()),
};

const views = (where: RawBuilder<unknown>) => sql`
  select session.id, station.id as "stationId", station.service_tag as "serviceTag", station.name, station.place,
    customer.name as owner, trim(person.first_name || ' ' || person.last_name) as person,
    person.keycloak_id as "keycloakId", session.signed_in_at as "signedInAt", session.expires_at as "expiresAt",
    session.last_used_at as "lastUsedAt", session.signed_out_at as "endedAt"
  from station_sign_in session
  join station on station.id = session.station_id
  join customer on customer.id = station.customer_id
  join app_user person on person.id = session.user_id
  where session.token_hash is not null and ${where}`;

const ofPersonStatement = statement(viewColumns, (userId: UserId, now: Instant) =>
  views(sql`session.user_id = ${userId} and session.signed_out_at is null
    and ${sessionEndTime} > ${toTimestamp(now)} and not ${isRevoked}
    order by session.signed_in_at desc limit 50`),
);

export type SessionView = RowsOf<typeof ofPersonStatement>;

/** The stations on which a person is signed in now, by an index that contains only such rows. */
export function findSessions(db: Db, userId: UserId, now: Instant): Promise<readonly SessionView[]> {
  return ofPersonStatement.rows(db, userId, now);
}

const oneStatement = statement(viewColumns, (id: StationSessionId, userId: UserId) =>
  views(sql`session.id = ${id} and session.user_id = ${userId}`),
);

/** The person's own session, including an ended one. */
export function getSession(db: Db, id: StationSessionId, userId: UserId): Promise<SessionView | undefined> {
  return oneStatement.first(db, id, userId);
}

const onStationStatement = statement(viewColumns, (station: StationId, now: Instant) =>
  views(sql`session.station_id = ${station} and session.signed_out_at is null
    and ${sessionEndTime} > ${toTimestamp(now)}`),
);

/** The person who is signed in on a station by a code, by an index that allows only one. */
export function sessionOn(db: Db, station: StationId, now: Instant): Promise<SessionView | undefined> {
  return onStationStatement.first(db, station, now);
}
