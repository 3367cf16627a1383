import { type Instant, instant, isUuid, type KeycloakId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import { getStationSession, personKey, sessionAndPerson } from "../../auth/session-key.ts";
import type { Db, Tx } from "../../db/database.ts";
import { bool, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { LinkFacts } from "../../storage/signed-link.ts";
import { isSessionAtStationOver } from "../station-sessions/public.ts";

/** How long an ended session is remembered, in milliseconds; links live for at most half an hour. */
const keptMs = 24 * 3600 * 1000;

/** Records that a session is over, which ends the links that were issued in it. Repeating it keeps the first time. */
export async function recordSessionEnd(tx: Tx, session: string, now: Instant): Promise<void> {
  // A key that names a person stays the same after a new sign-in, so signing out again must end the links that were issued since,
  // and the time is updated.
  await tx
    .insertInto("ended_session")
    .values({ session, ended_at: toTimestamp(now) })
    .onConflict((conflict) => conflict.column("session").doUpdateSet({ ended_at: toTimestamp(now) }))
    .execute();
}

/** Records that every session of these people is over, whatever the identity service still says. */
export async function endSessionsOfPeople(
  tx: Tx,
  keycloakIds: readonly KeycloakId[],
  now: Instant,
): Promise<void> {
  const rows = keycloakIds.map((id) => ({ session: personKey(id), ended_at: toTimestamp(now) }));
  for (let at = 0; at < rows.length; at += 1000)
    await tx
      .insertInto("ended_session")
      .values(rows.slice(at, at + 1000))
      .onConflict((conflict) => conflict.column("session").doUpdateSet({ ended_at: toTimestamp(now) }))
      .execute();
}

/** SQL condition: the session of a link, or every session of its person, has ended since the link was issued; by the primary key. */
export function hasEnded({ session, since }: LinkFacts): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from ended_session where session = any(${session === undefined ? [] : sessionAndPerson(session)}::text[]) and ended_at >= to_timestamp(${Number(since ?? 0)}::float8)
  )`;
}

const endedStatement = statement(
  { isOver: bool() },
  (facts: LinkFacts) => sql`select ${hasEnded(facts)} as "isOver"`,
  [{ session: "s", since: "0" }],
);

/** Whether the session of a link is over. A link without a session only expires. */
export async function isSessionOver(db: Db, facts: LinkFacts, now: Instant): Promise<boolean> {
  if (facts.session === undefined) return false;
  const atStation = getStationSession(facts.session);
  if (atStation !== undefined) return !isUuid(atStation) || isSessionAtStationOver(db, atStation, now);
  return (await endedStatement.only(db, facts)).isOver;
}

/** Deletes ended sessions whose links have all expired. */
export async function deleteOldEndedSessions(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom("ended_session")
    .where("ended_at", "<", toTimestamp(instant(now - keptMs)))
    .execute();
}
