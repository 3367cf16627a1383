import type { Instant } from "@cathedra/domain";
import type { SessionEnd } from "@cathedra/domain/station-sign-in";
import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { sessionEndTime } from "../devices/public.ts";

/** The columns that end a row `session` of `station_sign_in`; its own end is used if that was earlier. */
export function endedAt(now: Instant, by: SessionEnd): RawBuilder<unknown> {
  const at = toTimestamp(now);
  return sql`
    signed_out_at = greatest(session.signed_in_at, least(${at}, coalesce(${sessionEndTime}, ${at}))),
    ended_by = case when ${sessionEndTime} <= ${at} then 'expired' else ${by} end`;
}
