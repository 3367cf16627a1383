import type { Db } from "@cathedra/api";
import { sql } from "kysely";

/** The distance between the ids of two copies of a world: the number of people and customers that one copy has. */
export type Strides = { readonly people: number; readonly customers: number };

type Kind = "record" | "person" | "customer" | "place";

/** For each table, the columns that refer to another row, which differ in each copy, with the table of that row. */
const others = {
  logbook_record: {
    id: "record",
    customer_id: "customer",
    group_id: "customer",
    created_by: "person",
    modified_by: "person",
    hospital_id: "place",
    attending_id: "place",
  },
  logbook_participant: {
    record_id: "record",
    user_id: "person",
    customer_id: "customer",
    group_id: "customer",
  },
} as const satisfies Record<string, Record<string, Kind>>;

type Table = keyof typeof others;

/** The number of places that each customer has in `benchWorld`. */
const placesACustomer = 100;

/**
 * Copies the existing records `copies` times, each time for other people of other customers, who must exist. Triggers and foreign
 * keys are disabled, and indexes are dropped and built at the end, as in a restore; counts are computed again. `told` is called
 * for each step, and `change` before the indexes are built.
 */
export async function multiplyRecords(
  db: Db,
  copies: number,
  strides: Strides,
  told: (step: string) => void,
  change: (db: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await sql`
    create or replace function pg_temp.moved(id uuid, by bigint) returns uuid language sql immutable as $$
      select (left(id::text, 24) || lpad(to_hex(('x' || right(id::text, 12))::bit(48)::bigint + by), 12, '0'))::uuid
    $$`.execute(db);
  await sql`set session_replication_role = replica`.execute(db);
  const tables = Object.keys(others) as Table[];
  const indexes = await dropIndexes(db, tables);
  for (const table of tables) {
    await sql`create temp table original as table ${sql.table(table)}`.execute(db);
    const columns = await writtenColumns(db, table);
    for (let copy = 1; copy <= copies; copy += 1) {
      const values = columns.map((column) => valueIn(table, column, copy, strides));
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        select ${sql.join(values)} from original`.execute(db);
    }
    await sql`drop table original`.execute(db);
    told(`the rows of ${table}`);
  }
  await change(db);
  await sql`truncate logbook_count`.execute(db);
  await sql`
    insert into logbook_count (group_id, customer_id, records)
    select group_id, customer_id, count(*) from logbook_record group by group_id, customer_id`.execute(db);
  await buildIndexes(db, indexes, told);
  await sql`reset session_replication_role`.execute(db);
}

/** A value of one column in one copy. */
function valueIn(table: Table, column: string, copy: number, { people, customers }: Strides) {
  const kinds: Readonly<Record<string, Kind | undefined>> = others[table];
  const name = sql.ref(column);
  switch (kinds[column]) {
    case "record":
      // Record ids are random (version 4). In a copy, four digits contain the number of the copy, and the version digit differs.
      return sql`overlay(${name}::text placing lpad(to_hex(${copy}::int), 4, '0') || '-8' from 10 for 6)::uuid`;
    case "person":
      return sql`pg_temp.moved(${name}, ${copy * people}::bigint)`;
    case "place":
      return sql`pg_temp.moved(${name}, ${copy * customers * placesACustomer}::bigint)`;
    case "customer":
      return sql`${name} + ${copy * customers}::int`;
    case undefined:
      return name;
  }
}

async function writtenColumns(db: Db, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

/** Drops the indexes that are not unique and returns their definitions. */
async function dropIndexes(db: Db, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index
    where index.indrelid = any(${tables}::regclass[]) and not index.indisunique`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Builds the indexes one after the other, because others use the machine too. */
async function buildIndexes(
  db: Db,
  definitions: readonly string[],
  told: (step: string) => void,
): Promise<void> {
  await sql`set maintenance_work_mem = '1GB'`.execute(db);
  for (const definition of definitions) {
    await sql.raw(definition).execute(db);
    told(/INDEX (\S+)/.exec(definition)?.[1] ?? definition);
  }
}
