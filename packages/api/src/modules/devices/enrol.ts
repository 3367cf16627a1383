import { createHash } from "node:crypto";
import type { StationId } from "@cathedra/domain";
import { readEnrolmentToken } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { nullable, statement, text, uuid } from "../../db/statement.ts";
import { inTurn } from "../../db/turns.ts";
import { appError } from "../../errors.ts";
import { audit } from "../audit/face.ts";
import type { StationKey } from "./station-key.ts";
import { endStationSessions } from "./stations.ts";

type Enrolled = {
  readonly id: StationId;
  readonly serviceTag: string;
  readonly name: string;
  readonly place: string;
};

/** As it is kept: who reads the database learns no token. */
export function hashOfToken(plain: string): string {
  return createHash("sha256").update(plain).digest("hex");
}

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
    update station set public_key = ${key}::jsonb, enrolled_at = now(), revoked_at = null
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

/**
 * Brings a station its key, once for each token: of two that come with one, the first. Who was signed in with the former key
 * is so no longer. Asked again with the same key, the answer lost, it is answered again.
 */
export async function enrolByToken(db: Db, given: string, key: StationKey): Promise<Enrolled> {
  const plain = readEnrolmentToken(given);
  if (plain === undefined) throw appError("ENROLMENT_REFUSED");
  const tokenHash = hashOfToken(plain);
  return inTurn(db, [], async (tx) => {
    const used = await useStatement.first(tx, tokenHash);
    const enrolled =
      used === undefined
        ? await repeatedStatement.first(tx, tokenHash, key.x)
        : await giveKey(tx, used.stationId, key);
    if (enrolled === undefined) throw appError("ENROLMENT_REFUSED");
    const { id, serviceTag, name, place } = enrolled;
    return { id, serviceTag, name, place };
  });
}

async function giveKey(tx: Tx, id: StationId, key: StationKey): Promise<Enrolled | undefined> {
  const station = await keyStatement.first(tx, id, JSON.stringify(key));
  if (station === undefined) return undefined;
  await endStationSessions(tx, id, "revoked");
  await audit(tx, { userId: null }, "station.enrolled", id, {
    customer: { ofStation: id },
    before: { key: station.before },
    after: { key: key.x, serviceTag: station.serviceTag },
  });
  return station;
}
