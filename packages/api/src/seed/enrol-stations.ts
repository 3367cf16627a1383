import { randomBytes } from "node:crypto";
import type { Instant, StationId } from "@cathedra/domain";
import { instant } from "@cathedra/domain";
import { enrolment, enrolmentToken, readEnrolmentToken } from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { nullable, statement, text, uuid } from "../db/statement.ts";
import { toTimestamp } from "../db/to-timestamp.ts";
import { hashOfToken } from "../modules/devices/public.ts";

/** A station of a local world with the public part (`x`) of its key; null if it has none yet. */
export type LocalStation = { readonly serviceTag: string; readonly x: string | null };

const keysStatement = statement(
  { id: uuid<StationId>(), serviceTag: text(), x: nullable(text()) },
  (tags: readonly string[]) => sql`
    select id, service_tag as "serviceTag", public_key ->> 'x' as x from station
    where service_tag = any(${tags}::text[]) and removed_at is null and revoked_at is null`,
);

/** Creates one-time tokens for those of these stations whose key the portal does not have. */
export async function createStationTokens(
  db: Db,
  stations: readonly LocalStation[],
  now: Instant,
): Promise<readonly { readonly serviceTag: string; readonly token: string }[]> {
  const known = await keysStatement.rows(
    db,
    stations.map(({ serviceTag }) => serviceTag),
  );
  const made: { serviceTag: string; token: string }[] = [];
  for (const { id, serviceTag, x } of known) {
    const held = stations.find((each) => each.serviceTag === serviceTag)?.x ?? null;
    if (held !== null && held === x) continue;
    const token = enrolmentToken(randomBytes(enrolment.tokenBytes));
    await db
      .insertInto("station_enrolment")
      .values({
        station_id: id,
        token_hash: hashOfToken(readEnrolmentToken(token) ?? token),
        expires_at: toTimestamp(instant(now + enrolment.lifeMs)),
      })
      .execute();
    made.push({ serviceTag, token });
  }
  return made;
}
