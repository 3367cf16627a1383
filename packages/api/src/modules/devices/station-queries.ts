import type { CustomerId, Instant, KeycloakId, StationId, StationSessionId, UserId } from "@cathedra/domain";
import type { SignedIn } from "@cathedra/domain/delivery";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, json, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { sessionEndTime } from "./session-end-time.ts";
import type { StationKey } from "./station-key.ts";

const keyStatement = statement(
  { key: nullable(json<StationKey>()) },
  (id: StationId) => sql`select public_key as key from station
    where id = ${id} and revoked_at is null and removed_at is null`,
);

/** The public key with which a station signs; undefined if there is no such station, it has no key yet, or it was revoked. */
export async function findStationKey(db: Db, id: StationId): Promise<StationKey | undefined> {
  const row = await keyStatement.first(db, id);
  return row?.key ?? undefined;
}

const personStatement = statement(
  {
    userId: uuid<UserId>(),
    customerId: int<CustomerId>(),
    serviceTag: text(),
    isCloned: filled(bool()),
  },
  (id: StationId, sub: KeycloakId) => sql`
    select person.id as "userId", station.customer_id as "customerId", station.service_tag as "serviceTag",
      station.cloned_at is not null as "isCloned"
    from station join app_user person on person.keycloak_id = ${sub}
    where station.id = ${id} and station.revoked_at is null and station.removed_at is null`,
);

/** A station with the named person; undefined if either is unknown. */
export async function personAtStation(db: Db, id: StationId, sub: KeycloakId) {
  return personStatement.first(db, id, sub);
}

const signInsStatement = statement(
  { id: uuid<StationSessionId>(), signedInAt: timestamp(), signedOutAt: nullable(timestamp()) },
  (id: StationId, userId: UserId, before: Instant) => sql`
    select id, signed_in_at as "signedInAt", ${sessionEndTime} as "signedOutAt" from station_sign_in session
    where station_id = ${id} and user_id = ${userId} and signed_in_at <= ${toTimestamp(before)}
    order by signed_in_at desc limit 20`,
);

/** The person's sign-ins on the station that began by then, latest first. */
export async function signInsBefore(
  db: Db,
  id: StationId,
  userId: UserId,
  before: Instant,
): Promise<readonly (SignedIn & { readonly id: StationSessionId })[]> {
  return signInsStatement.rows(db, id, userId, before);
}
