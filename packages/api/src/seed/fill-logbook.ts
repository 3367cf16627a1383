import type { LogbookRecord } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import { copyIn } from "../db/copy-in.ts";
import type { Db, OpenDatabase } from "../db/database.ts";
import { recordRows } from "./record-rows.ts";
import { insertWorld, type SeedWorld } from "./seed-world.ts";

/** How many records are created before the event loop gets a turn for other work. */
const madeAtOnce = 500;
/** The number of indexes that are built at the same time, each by one processor. */
const indexesAtOnce = 2;

/**
 * Fills an otherwise unused database with many records, for measurements. The records are inserted by COPY without triggers and
 * foreign keys; the indexes for lists and searches are dropped first and built at the end. Statistics are updated afterwards.
 */
export async function fillLogbook(
  { db, pool }: Pick<OpenDatabase, "db" | "pool">,
  world: SeedWorld,
  records: Iterable<LogbookRecord>,
): Promise<number> {
  const indexes = await dropIndexes(db);
  await db.transaction().execute((tx) => insertWorld(tx, world));
  const { recordRow, peopleRows } = await recordRows(db, world.people);
  const [recordTable, peopleTable] = [
    await copyIn(pool, "logbook_record"),
    await copyIn(pool, "logbook_participant"),
  ];
  let written = 0;
  for (const record of records) {
    recordTable.write(recordRow(record));
    for (const row of peopleRows(record)) peopleTable.write(row);
    written += 1;
    if (written % madeAtOnce === 0) await Promise.all([recordTable.taken(), peopleTable.taken()]);
  }
  await Promise.all([recordTable.end(), peopleTable.end()]);
  await sql`
    insert into logbook_count (group_id, customer_id, records)
    select group_id, customer_id, count(*) from logbook_record group by group_id, customer_id`.execute(db);
  await buildIndexes(db, indexes);
  await sql`vacuum (analyze) logbook_record, logbook_participant`.execute(db);
  return written;
}

/** Drops the indexes and returns their definitions, those that take longest to build first. */
async function dropIndexes(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index
    where index.indrelid in ('logbook_record'::regclass, 'logbook_participant'::regclass)
      and not index.indisunique`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  const isGin = (definition: string): number => Number(definition.includes(" USING gin "));
  return rows.map(({ definition }) => definition).toSorted((one, other) => isGin(other) - isGin(one));
}

async function buildIndexes(db: Db, definitions: readonly string[]): Promise<void> {
  const waiting = [...definitions];
  const build = (): Promise<void> =>
    db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`set maintenance_work_mem = '512MB'`.execute(connection);
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await sql.raw(next).execute(connection);
      }
    });
  await Promise.all(Array.from({ length: indexesAtOnce }, build));
}
