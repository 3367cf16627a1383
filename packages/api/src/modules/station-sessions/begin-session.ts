import { type Instant, instant, type KeycloakId, type StationSessionId, type UserId } from "@cathedra/domain";
import { stationSignIn } from "@cathedra/domain/station-sign-in";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { audit } from "../audit/public.ts";
import type { AuthenticatedStation } from "../devices/public.ts";
import { notify } from "../inbox/public.ts";
import { enqueueMails } from "../mail/public.ts";
import { computeHash, newSessionToken } from "./session-secrets.ts";
import { endedAt } from "./session-times.ts";

type Person = {
  readonly userId: UserId;
  readonly keycloakId: KeycloakId;
  readonly name: string;
  /** The address for a mail about the new session; null if it is not verified to be the person's, or the portal sends no mail. */
  readonly mailTo: string | null;
};

/** A new session for the station; its token is only returned here. */
export type NewSession = {
  readonly id: StationSessionId;
  readonly person: { readonly keycloakId: KeycloakId; readonly name: string };
  readonly accessToken: string;
  readonly expiresAt: Instant;
};

/** Begins a person's session on a station, under the station's lock; a former session ends. */
export async function beginSession(
  tx: Tx,
  station: AuthenticatedStation,
  { userId, keycloakId, name, mailTo }: Person,
  now: Instant,
): Promise<NewSession> {
  await sql`
    update station_sign_in session set ${endedAt(now, "next")}
    where session.station_id = ${station.id} and session.signed_out_at is null`.execute(tx);
  const accessToken = newSessionToken();
  const expiresAt = instant(now + stationSignIn.session.maxSeconds * 1000);
  const { id } = await tx
    .insertInto("station_sign_in")
    .values({
      station_id: station.id,
      user_id: userId,
      signed_in_at: toTimestamp(now),
      token_hash: computeHash(accessToken),
      expires_at: toTimestamp(expiresAt),
      last_used_at: toTimestamp(now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(tx, { userId }, "station.signed_in", station.id, {
    customer: station.customerId,
    after: { session: id },
  });
  const { name: stationName, place } = station;
  const facts = { sessionId: id, station: stationName, place, at: now };
  await notify(tx, { to: [userId], kind: "station_signed_in", cause: `station_session:${id}`, facts });
  if (mailTo !== null)
    await enqueueMails(
      tx,
      [{ kind: "stationSignIn", cause: `station-sign-in:${id}`, to: mailTo, facts }],
      now,
    );
  return { id, person: { keycloakId, name }, accessToken, expiresAt };
}
