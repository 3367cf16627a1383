import { createHash } from "node:crypto";
import { err, ok, type Result, type StationId } from "@cathedra/domain";
import { fieldError } from "@cathedra/domain/messages";
import { enrolment, readEnrolmentToken } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, filled, nullable, statement, text, uuid } from "../../db/statement.ts";
import { type AppError, appError, invalidInput, rateLimited } from "../../errors.ts";
import { getNetwork } from "../../plugins/client-network.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { countWrongCode, waitOfSubject } from "../invite-codes/public.ts";
import type { StationKey } from "./station-key.ts";
import { endStationSessions } from "./station-lifecycle.ts";

type Enrolled = {
  readonly id: StationId;
  readonly serviceTag: string;
  readonly name: string;
  readonly place: string;
};

/** Tokens are stored as hashes, so that the database does not reveal them. */
export function hashOfToken(plain: string): string {
  return createHash("sha256").update(plain).digest("hex");
}

const openStatement = statement(
  { stationId: uuid<StationId>() },
  (tokenHash: string) => sql`
    select station_id as "stationId" from station_enrolment
    where token_hash = ${tokenHash} and used_at is null and expires_at > now()
    for update`,
);

const holderStatement = statement(
  { id: uuid<StationId>(), isEnded: filled(bool()) },
  (x: string) => sql`
    select id, (revoked_at is not null or cloned_at is not null) as "isEnded" from station where public_key ->> 'x' = ${x} order by id limit 1`,
);

const useStatement = statement(
  { stationId: uuid<StationId>() },
  (tokenHash: string) => sql`
    update station_enrolment set used_at = now()
    where token_hash = ${tokenHash} and used_at is null and expires_at > now()
    returning station_id as "stationId"`,
);

const stationColumns = { id: uuid<StationId>(), serviceTag: text(), name: text(), place: text() };

const keyStatement = statement(
  { ...stationColumns, before: nullable(text()) },
  (id: StationId, key: string) => sql`
    with former as (select id, public_key ->> 'x' as x from station where id = ${id} and removed_at is null for update)
    update station set public_key = ${key}::jsonb, enrolled_at = now(), revoked_at = null,
      cloned_at = null, kept_computer = null, kept_at = now()
    from former where station.id = former.id
    returning station.id, service_tag as "serviceTag", name, place, former.x as before`,
);

const repeatedStatement = statement(
  stationColumns,
  (tokenHash: string, x: string) => sql`
    select station.id, service_tag as "serviceTag", name, place
    from station_enrolment enrolment
    join station on station.id = enrolment.station_id
    where enrolment.token_hash = ${tokenHash} and enrolment.used_at is not null and enrolment.expires_at > now()
      and station.public_key ->> 'x' = ${x} and station.revoked_at is null and station.removed_at is null`,
);

type Refusal =
  | { readonly code: "ENROLMENT_REFUSED" }
  | { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number }
  | { readonly code: "KEY_OF_ANOTHER_STATION" | "KEY_WAS_ENDED" };

type EnrolDeps = { readonly db: Db; readonly clock: Clock; readonly address: string };

/**
 * Enrols a station, once for each token: of two concurrent requests the first wins. A person who was signed in with the former
 * key is signed out. A repeated request with the same key gets the same answer. A token stays valid if the key is refused, and
 * wrong tokens count towards the limit of their network address.
 */
export async function enrolByToken(
  { db, clock, address }: EnrolDeps,
  text: string,
  key: StationKey,
): Promise<Enrolled> {
  const subject = `address:enrolment:${getNetwork(address)}`;
  // A refused token is counted in this transaction, so the refusal is returned and not thrown.
  const outcome = await inLockedTransaction(db, [lockKey("code", subject)], async (tx) => {
    await sql`select pg_advisory_xact_lock(7301646, hashtext(${subject}))`.execute(tx);
    const now = clock();
    const retryAfterSeconds = await waitOfSubject(tx, subject, enrolment.wrongTokens, now);
    if (retryAfterSeconds > 0) return err({ code: "RATE_LIMITED", retryAfterSeconds } as const);
    const plain = readEnrolmentToken(text);
    const enrolled = plain === undefined ? refused : await enrol(tx, hashOfToken(plain), key);
    if (!enrolled.ok && enrolled.error.code === "ENROLMENT_REFUSED") await countWrongCode(tx, subject, now);
    return enrolled;
  });
  if (!outcome.ok) throw toError(outcome.error);
  const { id, serviceTag, name, place } = outcome.value;
  return { id, serviceTag, name, place };
}

const refused = err({ code: "ENROLMENT_REFUSED" } as const);

async function enrol(tx: Tx, tokenHash: string, key: StationKey): Promise<Result<Enrolled, Refusal>> {
  const open = await openStatement.first(tx, tokenHash);
  if (open === undefined) {
    const repeated = await repeatedStatement.first(tx, tokenHash, key.x);
    return repeated === undefined ? refused : ok(repeated);
  }
  // Locks the key, so that two stations that send the same key at once are handled one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('station-key:' || ${key.x}, 0))`.execute(tx);
  const holder = await holderStatement.first(tx, key.x);
  if (holder !== undefined && holder.id !== open.stationId) return err({ code: "KEY_OF_ANOTHER_STATION" });
  if (holder?.isEnded === true) return err({ code: "KEY_WAS_ENDED" });
  const used = await useStatement.first(tx, tokenHash);
  const enrolled = used && (await giveKey(tx, used.stationId, key));
  return enrolled === undefined ? refused : ok(enrolled);
}

function toError(refusal: Refusal): AppError {
  switch (refusal.code) {
    case "ENROLMENT_REFUSED":
      return appError(refusal.code);
    case "RATE_LIMITED":
      return rateLimited(refusal.retryAfterSeconds);
    case "KEY_OF_ANOTHER_STATION":
    case "KEY_WAS_ENDED":
      return invalidInput([fieldError("publicKey", refusal.code)]);
  }
}

async function giveKey(tx: Tx, id: StationId, key: StationKey): Promise<Enrolled | undefined> {
  const station = await keyStatement.first(tx, id, JSON.stringify(key));
  if (station === undefined) return undefined;
  await endStationSessions(tx, id, "revoked");
  await audit(tx, { userId: null }, "station.enrolled", id, {
    customer: { ofStation: id },
    before: { key: station.before },
    after: { key: key.x },
    details: { serviceTag: station.serviceTag },
  });
  return station;
}
