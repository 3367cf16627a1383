import { stationSignIn } from "@cathedra/domain/station-sign-in";
import { sql } from "kysely";

const idle = sql`interval '${sql.lit(stationSignIn.session.idleSeconds)} seconds'`;

/**
 * SQL for the end of a session on a station if nothing more happens (`sessionEndsAt` of the domain), for a row `session` of
 * `station_sign_in`; null if it has no end.
 */
export const sessionEndTime = sql`coalesce(
  session.signed_out_at, least(session.expires_at, session.last_used_at + ${idle}))`;
