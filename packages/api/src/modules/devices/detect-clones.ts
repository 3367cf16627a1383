import type { StationId } from "@cathedra/domain";
import {
  type ComputerMessage,
  computerFingerprint,
  computerText,
  isAlternating,
  isOtherComputer,
  isStartedTwice,
} from "@cathedra/domain/stations";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, filled, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { audit } from "../audit/public.ts";
import { endWorkOfStation } from "../operations/public.ts";

/** The number of latest entries that are examined, more than the computers that could share a key undetected. */
const maxLooked = 20;

const stationStatement = statement(
  { isCloned: filled(bool()), keptComputer: nullable(text()) },
  (id: StationId) => sql`
    select cloned_at is not null as "isCloned", kept_computer as "keptComputer" from station where id = ${id} for update`,
);

const speakersStatement = statement(
  { mark: filled(text()), at: timestamp() },
  (id: StationId, kind: "start" | "computer") => sql`
    select facts ->> 'mark' as mark, at from station_event
    where station_id = ${id} and kind = ${kind}
      and at > coalesce((select kept_at from station where id = ${id}), '-infinity')
    order by id desc limit ${sql.lit(maxLooked)}`,
);

/** Checks after a computer started whether a second one uses the same key; returns whether that is so. */
export function detectStartedTwice(db: Db, id: StationId): Promise<boolean> {
  return inLockedTransaction(db, [], async (tx) => {
    const { isCloned } = await stationStatement.only(tx, id);
    if (isCloned) return true;
    const starts = await speakersStatement.rows(tx, id, "start");
    const isFound = isStartedTwice(starts);
    if (isFound) await markCloned(tx, id, "started apart");
    return isFound;
  });
}

const latestStatement = statement(
  { mark: nullable(text()) },
  (id: StationId) => sql`
    select (
      select facts ->> 'mark' from station_event where station_id = ${id} and kind = 'computer' order by id desc limit 1
    ) as mark`,
);

/**
 * Records that another computer uses the key, and checks whether two computers alternate. After staff has trusted one of two,
 * the other one is recognised at its first request.
 */
export async function detectOtherComputer(
  tx: Tx,
  id: StationId,
  computer: ComputerMessage,
  address: string,
): Promise<void> {
  const mark = computerFingerprint(computer);
  if (mark === null) return;
  const { isCloned, keptComputer } = await stationStatement.only(tx, id);
  if (isCloned) return;
  const latest = (await latestStatement.only(tx, id)).mark;
  const isNew = latest === null || isOtherComputer(latest, mark);
  const first = latest === null ? { reason: "first" } : {};
  if (isNew) await noteEvent(tx, id, { mark, address, said: computerText(computer), ...first });
  if (keptComputer !== null && isOtherComputer(keptComputer, mark))
    return markCloned(tx, id, "not the computer that was kept");
  if (!isNew) return;
  if (isAlternating(await speakersStatement.rows(tx, id, "computer")))
    await markCloned(tx, id, "other hardware in turns");
}

async function noteEvent(tx: Tx, id: StationId, facts: Readonly<Record<string, string>>): Promise<void> {
  await sql`
    insert into station_event (station_id, kind, cause, facts)
    values (${id}::uuid, 'computer', gen_random_uuid()::text, ${JSON.stringify(facts)}::jsonb)`.execute(tx);
}

/** After a clone is detected, neither of the two computers gets software or delivers results; their pending work ends. */
async function markCloned(tx: Tx, id: StationId, why: string): Promise<void> {
  await sql`update station set cloned_at = now() where id = ${id} and cloned_at is null`.execute(tx);
  await endWorkOfStation(tx, id, "STATION_CLONED");
  await audit(tx, { userId: null }, "station.cloned", id, { customer: { ofStation: id }, after: { why } });
}
