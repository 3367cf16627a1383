import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import type { Db, Tx } from "../db/database.ts";

/** The table whose entries are copied into records, named by the job. */
export type ListEntryTable = "attending" | "hospital";

const payloadSchema = v.object({
  table: v.picklist(["attending", "hospital"]),
  id: v.pipe(v.string(), v.uuid()),
});

/** The number of records in a transaction, so small that no lock is held for long. */
const batchSize = 100;
/**
 * The maximum number of outdated records that are looked up at once, so that the records are not searched again for every batch.
 */
const maxIds = 10_000;

/**
 * Copies the present name of an attending or hospital to its records, and moves the records of a merged entry. It works in
 * short transactions of a batch each; repeating it, also after an interruption, changes nothing more. Returns the number of
 * changed records.
 */
export async function refreshListEntries(db: Db, payload: unknown, signal?: AbortSignal): Promise<number> {
  const { table, id } = v.parse(payloadSchema, payload);
  let changed = 0;
  for (;;) {
    const { rows } = await outdatedRecords(table, id, maxIds).execute(db);
    if (rows.length === 0) return changed;
    for (let start = 0; start < rows.length; start += batchSize) {
      signal?.throwIfAborted();
      const ids = rows.slice(start, start + batchSize).map((row) => row.id);
      const locked = sql`select id from logbook_record where id = any(${ids}::uuid[]) order by id for no key update`;
      changed += await db.transaction().execute((tx) => renewCopies(tx, table, id, locked));
    }
  }
}

/**
 * The first batch of the same job, in the transaction of the change itself, so that a few records are updated at once. It skips
 * records that are being written: their transactions may wait for the entry that this one has locked.
 */
export async function refreshFirstBatch(tx: Tx, table: ListEntryTable, id: string): Promise<number> {
  return renewCopies(
    tx,
    table,
    id,
    sql`
    select id from logbook_record where id in (${outdatedRecords(table, id, batchSize)})
    for no key update skip locked`,
  );
}

type Id = { readonly id: string };

function outdatedRecords(table: ListEntryTable, id: string, limit: number): RawBuilder<Id> {
  const { column, copies, names } = getColumns(table);
  return sql<Id>`
    select record.id from logbook_record record, ${keptPlace(table, id)} place
    where record.${column} = ${id}
      and (record.${column} <> place.id or (${copies}) is distinct from (${names}))
    limit ${limit}`;
}

async function renewCopies(
  tx: Tx,
  table: ListEntryTable,
  id: string,
  locked: RawBuilder<unknown>,
): Promise<number> {
  const { column, copies, names } = getColumns(table);
  // A record that was moved to the remaining entry still asks the attending whom its author named.
  const setAskedAttending =
    table === "attending"
      ? sql`, asked_attending_id = case when place.id = record.attending_id then record.asked_attending_id
          else coalesce(record.asked_attending_id, record.attending_id) end`
      : sql``;
  const { numAffectedRows } = await sql`
    with locked as materialized (${locked})
    update logbook_record record set (${column}, ${copies}) = row(place.id, ${names}) ${setAskedAttending}
    from locked, ${keptPlace(table, id)} place
    where record.id = locked.id and record.${column} = ${id}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** SQL for the id of an entry, or of the entry that it was merged into. */
function keptPlace(table: ListEntryTable, id: string): RawBuilder<unknown> {
  return sql`(
    select kept.* from ${sql.table(table)} given
    join ${sql.table(table)} kept on kept.id = coalesce(given.merged_into, given.id)
    where given.id = ${id}
  )`;
}

function getColumns(table: ListEntryTable) {
  const names = table === "hospital" ? ["name"] : ["first_name", "last_name"];
  return {
    column: sql.ref(`${table}_id`),
    copies: sql.join(names.map((name) => sql.ref(`${table}_${name}`))),
    names: sql.join(names.map((name) => sql.ref(`place.${name}`))),
  };
}
