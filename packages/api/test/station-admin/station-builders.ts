import { randomUUID } from "node:crypto";
import type { StationId, StationSessionId } from "@cathedra/domain";
import { type CastPerson, cast, getStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { TestApp } from "../support/app.ts";

type Portal = Pick<TestApp, "database" | "objectStore">;

const skillsLab = getStation("northgateSkillsLab").id;

/** Signs a person in on a station by a code; an earlier session there ends. */
export async function signedInOn(
  { database: { db } }: Portal,
  station: StationId = skillsLab,
  who: CastPerson = cast.maya,
): Promise<StationSessionId> {
  const id = randomUUID();
  await sql`
    update station set public_key = coalesce(public_key, '{"x":"x"}'), enrolled_at = now() - interval '1 day', revoked_at = null
    where id = ${station}`.execute(db);
  await sql`
    update station_sign_in set signed_out_at = greatest(signed_in_at, now()), ended_by = 'next'
    where station_id = ${station} and signed_out_at is null`.execute(db);
  await sql`
    insert into station_sign_in (id, station_id, user_id, token_hash, expires_at, last_used_at)
    values (${id}, ${station}, ${who.userId}, ${id}, now() + interval '4 hours', now())`.execute(db);
  return id as StationSessionId;
}

/** A log that a station sent, of a run that was never delivered. */
export async function aStationLog(
  { database: { db }, objectStore }: Portal,
  station: StationId = skillsLab,
  { name = `lost-${randomUUID()}.log`, isDone = true, minutesAgo = 10 } = {},
): Promise<{ readonly id: string; readonly name: string }> {
  const [id, key] = [randomUUID(), `station-logs/${randomUUID()}`];
  await objectStore.put(key, Buffer.from("what went wrong\n"));
  await sql`
    insert into station_log (id, station_id, name, run_id, started_at, ended_at, size, sha256, received, object_key, done_at)
    values (${id}, ${station}, ${name}, ${randomUUID()}, now() - ${minutesAgo + 5} * interval '1 minute',
      now() - ${minutesAgo} * interval '1 minute', 16, 'x', ${isDone ? 16 : 4}, ${key}, ${isDone ? sql`now()` : null}::timestamptz)`.execute(
    db,
  );
  return { id, name };
}

/** A station whose key two computers use, and the ids of their last reports. */
export async function aClonedStation(
  { database: { db } }: Portal,
  station: StationId = skillsLab,
): Promise<{ readonly own: string; readonly copy: string }> {
  const said = async (mark: string, text: string) => {
    const { rows } = await sql<{ id: string }>`
      insert into station_event (station_id, kind, cause, facts)
      values (${station}, 'computer', gen_random_uuid()::text, jsonb_build_object('mark', ${mark}::text, 'said', ${text}::text, 'address', '10.0.0.1'))
      returning id::text`.execute(db);
    return rows[0]?.id ?? "";
  };
  await sql`update station set cloned_at = now(), kept_at = now() - interval '1 second', kept_computer = null where id = ${station}`.execute(
    db,
  );
  const mark = (tag: string) => JSON.stringify([tag, "dell", "precision", null, null]);
  return {
    own: await said(mark("one"), "Dell Precision, ONE"),
    copy: await said(mark("two"), "Dell Precision, TWO"),
  };
}
