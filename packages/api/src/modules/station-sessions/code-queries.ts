import type { CustomerId, Instant, StationId, UserId } from "@cathedra/domain";
import type { LoginState } from "@cathedra/domain/station-sign-in";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import {
  bool,
  filled,
  int,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { isLinkedTo, sessionEndTime } from "../devices/public.ts";

const columns = {
  id: uuid<string>(),
  stationId: uuid<StationId>(),
  state: text<LoginState>(),
  matchCode: text(),
  attempts: int(),
  shownAt: timestamp(),
  expiresAt: timestamp(),
  triedBy: nullable(uuid<UserId>()),
  decidedBy: nullable(uuid<UserId>()),
  customerId: int<CustomerId>(),
  serviceTag: text(),
  name: text(),
  place: text(),
  owner: text(),
  isLinked: filled(bool()),
};

/** Finds a code by two unique keys and one index of links; `rest` is the end of the statement. */
const getCode = (
  payloadHash: string,
  userId: UserId,
  more: RawBuilder<unknown>,
  joins: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
) => sql`
  select code.id, code.station_id as "stationId", code.state, code.match_code as "matchCode", code.attempts,
    code.created_at as "shownAt", code.expires_at as "expiresAt", code.tried_by as "triedBy",
    code.decided_by as "decidedBy", station.customer_id as "customerId", station.service_tag as "serviceTag",
    station.name, station.place, customer.name as owner,
    ${isLinkedTo(userId)} as "isLinked"${more}
  from qr_login code
  join station on station.id = code.station_id
    and station.public_key is not null and station.revoked_at is null and station.removed_at is null
  join customer on customer.id = station.customer_id${joins}
  where code.payload_hash = ${payloadHash}${rest}`;

const nothing = sql``;

const lockStatement = statement(columns, (payloadHash: string, userId: UserId) =>
  getCode(payloadHash, userId, nothing, nothing, sql` for update of code`),
);

/** The code of a payload, locked, with its station; undefined if no station with a valid key shows it. */
export function lockCode(tx: Tx, payloadHash: string, userId: UserId) {
  return lockStatement.first(tx, payloadHash, userId);
}

export type CodeRow = RowsOf<typeof lockStatement>;

const shownStatement = statement(
  {
    ...columns,
    lastName: nullable(text()),
    lastAt: nullable(timestamp()),
    isSignedIn: nullable(bool()),
  },
  (payloadHash: string, userId: UserId, now: Instant) =>
    getCode(
      payloadHash,
      userId,
      sql`, latest.name as "lastName", latest.at as "lastAt", latest.is_on as "isSignedIn"`,
      sql` left join lateral (
        select trim(person.first_name || ' ' || person.last_name) as name, session.signed_in_at as at,
          coalesce(${sessionEndTime} > ${toTimestamp(now)}, session.signed_out_at is null) as is_on
        from station_sign_in session join app_user person on person.id = session.user_id
        where session.station_id = code.station_id
        order by session.signed_in_at desc limit 1
      ) latest on true`,
      nothing,
    ),
);

/** Reads the code without a lock, with the person who last used the station. */
export function readCode(db: Db, payloadHash: string, userId: UserId, now: Instant) {
  return shownStatement.first(db, payloadHash, userId, now);
}
