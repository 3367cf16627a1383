import type { UserId } from "@cathedra/domain";
import { sql } from "kysely";
import { sessionEndTime } from "./session-end-time.ts";

/** Whether this person has linked the row `station` (`StationFacts` of the domain): one look into an index. */
export const isLinkedTo = (userId: UserId) => sql`
  exists (select from user_system link where link.user_id = ${userId} and link.station_id = station.id)`;

/** Whether this person is signed in on the row `station` with time left (`StationFacts`): one look into an index. */
export const isSignedInOn = (userId: UserId) => sql`
  exists (
    select from station_sign_in session
    where session.station_id = station.id and session.user_id = ${userId} and session.signed_out_at is null
      and coalesce(${sessionEndTime} > now(), true)
  )`;

/** Whether someone is signed in on the row `station` with time left: one look into an index. */
export const hasSomebodySignedIn = sql`
  exists (
    select from station_sign_in session
    where session.station_id = station.id and session.signed_out_at is null
      and coalesce(${sessionEndTime} > now(), true)
  )`;
