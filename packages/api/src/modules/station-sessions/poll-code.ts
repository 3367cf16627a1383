import { type Instant, isUuid, type KeycloakId, type StationSessionId, type UserId } from "@cathedra/domain";
import { type LoginState, type PollStatus, pollForCode } from "@cathedra/domain/station-sign-in";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import type { AuthenticatedStation } from "../devices/public.ts";
import { beginSession, type NewSession } from "./begin-session.ts";
import { endSession } from "./end-session.ts";
import { lockStation } from "./issue-code.ts";
import { computeHash } from "./session-secrets.ts";

export type Polled = { readonly status: PollStatus; readonly session?: NewSession };

const polledStatement = statement(
  { expiresAt: timestamp(), polledAt: nullable(timestamp()) },
  (id: string, station: AuthenticatedStation, secretHash: string, now: Instant) => sql`
    with code as (
      select id, expires_at, polled_at from qr_login
      where id = ${id} and station_id = ${station.id} and secret_hash = ${secretHash} and state = 'pending'
        and expires_at > ${toTimestamp(now)}
      for update
    )
    update qr_login set polled_at = ${toTimestamp(now)} from code where qr_login.id = code.id
    returning code.expires_at as "expiresAt", code.polled_at as "polledAt"`,
);

/**
 * Polls for the state of a station's code (RFC 8628, 3.4). While waiting that is one statement. An approved session is handed
 * over once; a second client with the same secret ends the session for both.
 */
export async function pollCode(
  { db, clock, sendsMail }: { readonly db: Db; readonly clock: Clock; readonly sendsMail: boolean },
  station: AuthenticatedStation,
  id: string,
  secret: string,
): Promise<Polled> {
  if (!isUuid(id)) return { status: "access_denied" };
  const secretHash = computeHash(secret);
  const now = clock();
  const waiting = await polledStatement.first(db, id, station, secretHash, now);
  if (waiting !== undefined) {
    const { status } = pollForCode({ ...waiting, state: "pending", decidedAt: null }, now);
    return { status };
  }
  return inLockedTransaction(db, [lockKey("code", `station:${station.id}`)], async (tx) => {
    await lockStation(tx, station.id);
    return settle(tx, station, { id, secretHash, sendsMail }, clock());
  });
}

const lockStatement = statement(
  {
    secretHash: text(),
    state: text<LoginState>(),
    expiresAt: timestamp(),
    decidedAt: nullable(timestamp()),
    polledAt: nullable(timestamp()),
    sessionId: nullable(uuid<StationSessionId>()),
    userId: nullable(uuid<UserId>()),
    keycloakId: nullable(text<KeycloakId>()),
    firstName: nullable(text()),
    lastName: nullable(text()),
    mailTo: nullable(text()),
  },
  (id: string, station: AuthenticatedStation) => sql`
    select code.secret_hash as "secretHash", code.state, code.expires_at as "expiresAt",
      code.decided_at as "decidedAt", code.polled_at as "polledAt", code.session_id as "sessionId",
      person.id as "userId", person.keycloak_id as "keycloakId", person.first_name as "firstName",
      person.last_name as "lastName", case when person.email_verified then nullif(person.email, '') end as "mailTo"
    from qr_login code left join app_user person on person.id = code.decided_by
    where code.id = ${id} and code.station_id = ${station.id}
    for update of code`,
);

async function settle(
  tx: Tx,
  station: AuthenticatedStation,
  {
    id,
    secretHash,
    sendsMail,
  }: { readonly id: string; readonly secretHash: string; readonly sendsMail: boolean },
  now: Instant,
): Promise<Polled> {
  const code = await lockStatement.first(tx, id, station);
  const isOwn = code?.secretHash === secretHash;
  const { status, act } = pollForCode(isOwn ? code : undefined, now);
  if (code !== undefined && !isOwn) {
    await audit(tx, { userId: null }, "station.code_guessed", station.id, {
      customer: station.customerId,
      after: { code: id },
    });
  }
  switch (act) {
    case null:
      return { status };
    case "expire":
      await setState(tx, id, "expired");
      return { status };
    case "revoke":
      if (code?.sessionId != null) await endSession(tx, code.sessionId, "replay", now);
      await audit(tx, { userId: code?.userId ?? null }, "station.code_replayed", station.id, {
        customer: station.customerId,
        after: { code: id, session: code?.sessionId ?? null },
      });
      return { status };
    case "hand over": {
      const person = getPerson(code);
      if (person === undefined) {
        await setState(tx, id, "expired");
        return { status: "expired_token" };
      }
      const mailTo = sendsMail ? person.mailTo : null;
      const session = await beginSession(tx, station, { ...person, mailTo }, now);
      await tx
        .updateTable("qr_login")
        .set({ state: "consumed", session_id: session.id })
        .where("id", "=", id)
        .execute();
      return { status, session };
    }
  }
}

async function setState(tx: Tx, id: string, state: LoginState): Promise<void> {
  await tx.updateTable("qr_login").set({ state }).where("id", "=", id).execute();
}

type Decided = {
  readonly userId: UserId | null;
  readonly keycloakId: KeycloakId | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly mailTo: string | null;
};

/** The person who approved the code; undefined if the account was deleted. */
function getPerson(code: Decided | undefined) {
  if (code?.userId == null || code.keycloakId === null) return undefined;
  const { userId, keycloakId, firstName, lastName, mailTo } = code;
  return { userId, keycloakId, mailTo, name: `${firstName ?? ""} ${lastName ?? ""}`.trim() };
}
