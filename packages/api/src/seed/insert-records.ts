import type { LogbookRecord } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { insertedColumns } from "../modules/logbook/public.ts";
import { recordRows } from "./record-rows.ts";
import type { SeedPerson } from "./seed-world.ts";

/** The number of rows in one INSERT. */
const batchSize = 1000;

/**
 * Writes records without the checks of `saveActivity`, a thousand in one statement. Their hospitals and attendings must exist.
 * A record whose id exists is unchanged.
 */
export async function insertRecords(
  tx: Tx,
  people: readonly SeedPerson[],
  records: Iterable<LogbookRecord>,
): Promise<number> {
  const { recordRow, peopleRows } = await recordRows(tx, people);
  let written = 0;
  for (const batch of inBatches(records)) {
    written += await insertBatch(tx, batch.map(recordRow), batch.flatMap(peopleRows));
  }
  return written;
}

async function insertBatch(
  tx: Tx,
  records: readonly Readonly<Record<string, unknown>>[],
  people: readonly Readonly<Record<string, unknown>>[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with saved as (
      insert into logbook_record (${insertedColumns})
      select ${insertedColumns}
      from json_populate_recordset(null::logbook_record, ${JSON.stringify(records)}::json)
      on conflict (id) do nothing
      returning id
    ), listed as (
      insert into logbook_participant
      select person.* from json_populate_recordset(null::logbook_participant, ${JSON.stringify(people)}::json) person
      where person.record_id in (select id from saved)
    )
    select count(*) as count from saved`.execute(tx);
  return rows[0]?.count ?? 0;
}

function* inBatches<T>(items: Iterable<T>): Generator<readonly T[], void, undefined> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
