import { type Instant, isUuid, type StationId, type StationSessionId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { SessionEnd } from "@cathedra/domain/station-sign-in";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inTurn } from "../../db/turns.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/face.ts";
import { type SessionView, sessionOf } from "./session-queries.ts";
import { endedAt } from "./session-times.ts";

/** Ends a session that goes on; whether it did. */
export async function endSession(
  tx: Tx,
  id: StationSessionId,
  by: SessionEnd,
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ station_id: StationId; user_id: Actor["userId"] }>`
    update station_sign_in session set ${endedAt(now, by)}
    where session.id = ${id} and session.signed_out_at is null
    returning session.station_id, session.user_id`.execute(tx);
  const [ended] = rows;
  if (ended === undefined) return false;
  await audit(tx, { userId: ended.user_id }, "station.signed_out", ended.station_id, {
    after: { session: id, by },
  });
  return true;
}

/** Signs somebody out on a station from elsewhere (their own; another's is not there). */
export async function endOwnSession(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { userId }: Pick<Actor, "userId">,
  id: string,
): Promise<SessionView> {
  const session = isUuid(id) ? await sessionOf(db, id as StationSessionId, userId) : undefined;
  if (session === undefined) throw appError("NOT_FOUND");
  if (session.endedAt !== null) return session;
  await inTurn(db, [], (tx) => endSession(tx, session.id, "person", clock()));
  return (await sessionOf(db, session.id, userId)) ?? session;
}
