import { stationSignIn } from "@cathedra/domain/station-sign-in";
import { sql } from "kysely";

const idle = sql`interval '${sql.lit(stationSignIn.session.idleSeconds)} seconds'`;

/**
 * When somebody's time on a station is over, if nothing more happens (`sessionEndsAt` of the domain), of a row `session` of
 * `station_sign_in`; null: it has no end of its own.
 */
export const sessionEndTime = sql`coalesce(
  session.signed_out_at, least(session.expires_at, session.last_used_at + ${idle}))`;
