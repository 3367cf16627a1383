import type { Instant } from "@cathedra/domain";
import { type SessionEnd, stationSignIn } from "@cathedra/domain/station-sign-in";
import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../db/to-timestamp.ts";

const idle = sql`interval '${sql.lit(stationSignIn.session.idleSeconds)} seconds'`;

/** `overAt` of the domain, of a row `session` of `station_sign_in`; null: somebody's time that has no end of its own. */
export const sessionOverAt = sql`coalesce(
  session.signed_out_at, least(session.expires_at, session.last_used_at + ${idle}))`;

/** What ends a row `session`: at its own end, where that was before. */
export function endedAt(now: Instant, by: SessionEnd): RawBuilder<unknown> {
  const at = toTimestamp(now);
  return sql`
    signed_out_at = greatest(session.signed_in_at, least(${at}, coalesce(${sessionOverAt}, ${at}))),
    ended_by = case when ${sessionOverAt} <= ${at} then 'expired' else ${by} end`;
}
