import { type Instant, isUuid, type StationId, type StationSessionId, type UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { SessionEnd } from "@cathedra/domain/station-sign-in";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { statement, uuid } from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { getSession, type SessionView } from "./session-queries.ts";
import { endedAt } from "./session-times.ts";

const endStatement = statement(
  { stationId: uuid<StationId>(), userId: uuid<UserId>() },
  (id: StationSessionId, by: SessionEnd, now: Instant) => sql`
    update station_sign_in session set ${endedAt(now, by)}
    where session.id = ${id} and session.signed_out_at is null
    returning session.station_id as "stationId", session.user_id as "userId"`,
);

/** Ends a running session and returns whether it did. */
export async function endSession(
  tx: Tx,
  id: StationSessionId,
  by: SessionEnd,
  now: Instant,
  /** The member of staff who ends the session; missing if the person ends their own. */
  staff?: Pick<Actor, "userId">,
): Promise<boolean> {
  const ended = await endStatement.first(tx, id, by, now);
  if (ended === undefined) return false;
  const { stationId, userId } = ended;
  await audit(tx, staff ?? { userId }, "station.signed_out", stationId, {
    customer: { ofStation: stationId },
    after: { session: id, by },
    ...(staff === undefined ? {} : { people: [userId] }),
  });
  return true;
}

/** Ends a person's session on a station from another device; another person's session counts as not found. */
export async function endOwnSession(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { userId }: Pick<Actor, "userId">,
  id: string,
): Promise<SessionView> {
  const session = isUuid(id) ? await getSession(db, id as StationSessionId, userId) : undefined;
  if (session === undefined) throw appError("NOT_FOUND");
  if (session.endedAt !== null) return session;
  await inLockedTransaction(db, [], (tx) => endSession(tx, session.id, "person", clock()));
  return (await getSession(db, session.id, userId)) ?? session;
}

/** Ends the sessions at stations of people whose access has ended. */
export async function endStationSessionsOf(tx: Tx, people: readonly UserId[]): Promise<void> {
  await sql`
    update station_sign_in set signed_out_at = greatest(now(), signed_in_at), ended_by = 'revoked'
    where user_id = any(${[...people]}::uuid[]) and signed_out_at is null`.execute(tx);
}
