import type { CustomerId, Instant, StationId, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import * as v from "valibot";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { audit } from "../audit/public.ts";
import { endWorkOfStation } from "../operations/public.ts";
import { stationKey } from "./station-key.ts";

export type NewStation = {
  readonly serviceTag: string;
  readonly name: string;
  readonly customerId: CustomerId;
  /** The station's public key as a JWK (Ed25519). */
  readonly publicKey: unknown;
};

/** Registers a station with its public key; other members of the JWK, above all a private part, are not stored. */
export async function enrolStation(
  db: Db,
  actor: Pick<Actor, "userId">,
  { serviceTag, name, customerId, publicKey }: NewStation,
): Promise<StationId> {
  const key = v.parse(stationKey, publicKey);
  return inLockedTransaction(db, [], async (tx) => {
    const { id } = await tx
      .insertInto("station")
      .values({
        service_tag: serviceTag,
        name,
        customer_id: customerId,
        public_key: JSON.stringify(key),
        enrolled_at: sql`now()`,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(tx, actor, "station.enrolled", id, {
      customer: customerId,
      after: { serviceTag, name, customerId },
    });
    return id;
  });
}

/** Ends the session of the person who is signed in on the station. */
export async function endStationSessions(tx: Tx, id: StationId, endedBy: "revoked"): Promise<void> {
  await sql`
    update station_sign_in set signed_out_at = greatest(now(), signed_in_at), ended_by = ${endedBy}
    where station_id = ${id} and signed_out_at is null`.execute(tx);
}

/**
 * Ends a station's rights within the transaction: its key, its enrolment tokens, the sign-ins on it and its work. False if it
 * had no valid key.
 */
export async function deactivateStation(tx: Tx, id: StationId, now: Instant): Promise<boolean> {
  await sql`
    update station_enrolment set expires_at = now()
    where station_id = ${id} and used_at is null and expires_at > now()`.execute(tx);
  await endStationSessions(tx, id, "revoked");
  await endWorkOfStation(tx, id, "STATION_REVOKED");
  const { numUpdatedRows } = await tx
    .updateTable("station")
    .set({ revoked_at: toTimestamp(now) })
    .where("id", "=", id)
    .where("public_key", "is not", null)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes a station: all its requests are refused from now on. */
export async function revokeStation(
  db: Db,
  actor: Pick<Actor, "userId">,
  id: StationId,
  now: Instant,
): Promise<void> {
  await inLockedTransaction(db, [], async (tx) => {
    if (await deactivateStation(tx, id, now))
      await audit(tx, actor, "station.revoked", id, { customer: { ofStation: id } });
  });
}

/** Signs a person in on the station, and replaces the person who was signed in. */
export async function signInOnStation(db: Db, id: StationId, userId: UserId, now: Instant): Promise<void> {
  await inLockedTransaction(db, [], async (tx) => {
    await tx
      .updateTable("station_sign_in")
      .set({ signed_out_at: toTimestamp(now) })
      .where("station_id", "=", id)
      .where("signed_out_at", "is", null)
      .execute();
    await tx
      .insertInto("station_sign_in")
      .values({ station_id: id, user_id: userId, signed_in_at: toTimestamp(now) })
      .execute();
  });
}

/** Signs out the person who is signed in on the station, if any. */
export async function signOutOfStation(db: Db, id: StationId, now: Instant): Promise<void> {
  await inLockedTransaction(db, [], async (tx) => {
    await tx
      .updateTable("station_sign_in")
      .set({ signed_out_at: toTimestamp(now) })
      .where("station_id", "=", id)
      .where("signed_out_at", "is", null)
      .execute();
  });
}
