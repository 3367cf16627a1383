import { type Instant, instant, type StationId } from "@cathedra/domain";
import { stationSignIn } from "@cathedra/domain/station-sign-in";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { int, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { rateLimited } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { computeHash, newMatchCode, newPayload, newPollSecret } from "./session-secrets.ts";

/** A code for the station; its payload and secret are only returned here. */
export type NewCode = {
  readonly id: string;
  readonly secret: string;
  readonly payload: string;
  readonly matchCode: string;
  readonly expiresAt: Instant;
};

const minuteMs = 60_000;
/** Unused codes are soon deleted; a used one is kept for a day, so that using it again can be reported. */
const keptMs = { unused: 10 * minuteMs, used: 24 * 60 * minuteMs };

/**
 * Issues a new code for a station. Only the newest code is valid, because an older one could be approved without anybody using
 * it. Old codes are deleted on the way, so that a station has few rows.
 */
export async function issueCode(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  station: StationId,
): Promise<NewCode> {
  const secret = newPollSecret();
  const payload = newPayload();
  const matchCode = newMatchCode();
  return inLockedTransaction(db, [lockKey("code", `station:${station}`)], async (tx) => {
    await lockStation(tx, station);
    const now = clock();
    const { count } = await recentStatement.only(tx, station, now);
    if (count >= stationSignIn.codesPerMinute) throw rateLimited(60);
    await forgetOld(tx, station, now);
    const expiresAt = instant(now + stationSignIn.codeSeconds * 1000);
    const { id } = await tx
      .insertInto("qr_login")
      .values({
        station_id: station,
        payload_hash: computeHash(payload),
        secret_hash: computeHash(secret),
        match_code: matchCode,
        created_at: toTimestamp(now),
        expires_at: toTimestamp(expiresAt),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, secret, payload, matchCode, expiresAt };
  });
}

/** Serialises the creation of codes and sessions of a station. */
export async function lockStation(tx: Tx, station: StationId): Promise<void> {
  await tx.selectFrom("station").select("id").where("id", "=", station).forUpdate().execute();
}

const recentStatement = statement(
  { count: int() },
  (station: StationId, now: Instant) => sql`
    select count(*)::int as count from qr_login
    where station_id = ${station} and created_at > ${toTimestamp(instant(now - minuteMs))}`,
);

async function forgetOld(tx: Tx, station: StationId, now: Instant): Promise<void> {
  const before = (age: number) => toTimestamp(instant(now - age));
  await tx
    .updateTable("qr_login")
    .set({ state: "expired" })
    .where("station_id", "=", station)
    .where("state", "in", ["pending", "approved"])
    .execute();
  await tx
    .deleteFrom("qr_login")
    .where("station_id", "=", station)
    .where("created_at", "<", before(keptMs.unused))
    .where((row) => row.or([row("state", "!=", "consumed"), row("created_at", "<", before(keptMs.used))]))
    .execute();
}
