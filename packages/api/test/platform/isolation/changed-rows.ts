import { sql } from "kysely";
import type { Db } from "../../../src/db/database.ts";
import type { Neighbour, Neighbourhood, Row, RowsOf } from "./neighbours.ts";
import type { TableFacts } from "./schema-facts.ts";

export type ChangedRow = { readonly table: string; readonly before: Row | null; readonly after: Row | null };

/** From here on a trigger records every row that is inserted, changed or deleted, for `takeChangedRows`. */
export async function noteChangedRows(db: Db, tables: readonly TableFacts[]): Promise<void> {
  await sql`create table changed_row (
    id bigint generated always as identity, table_name text not null, before jsonb, after jsonb)`.execute(db);
  await sql`create function note_changed_row() returns trigger language plpgsql as $$
    declare
      was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    begin
      if was is distinct from is_now then
        insert into changed_row (table_name, before, after) values (tg_argv[0], was, is_now);
      end if;
      return null;
    end $$`.execute(db);
  for (const { name } of tables)
    await sql`create trigger zz_note_changed_row after insert or update or delete on ${sql.table(name)}
      for each row execute function note_changed_row(${sql.lit(name)})`.execute(db);
}

/** Returns the rows that changed since the last call. */
export async function takeChangedRows(db: Db): Promise<readonly ChangedRow[]> {
  const { rows } = await sql<ChangedRow & { id: string }>`
    with taken as (delete from changed_row returning *)
    select id, table_name as table, before, after from taken order by id`.execute(db);
  return rows;
}

/** Returns those of the changed rows that a neighbour had and that are now different. */
export function changesOfNeighbours(
  changes: readonly ChangedRow[],
  { tables, neighbours, rows }: Neighbourhood,
): readonly ChangedRow[] {
  return changes.filter(({ table, before }) => {
    const facts = tables.find(({ name }) => name === table);
    if (before === null || facts === undefined) return false;
    return neighbours.some((neighbour, at) => isOwnedBy(before, facts, neighbour, rows[at] ?? new Map()));
  });
}

/** Columns that name a person by an e-mail address, or by a text that contains their id. */
const namingColumns = ["email", "recipient", "address", "subject"];

function isOwnedBy(row: Row, table: TableFacts, { userId, email }: Neighbour, own: RowsOf): boolean {
  const isSame = (columns: readonly string[], parent: string, parentColumns: readonly string[]) => {
    const ownRow = own.get(parent);
    return (
      ownRow !== undefined &&
      columns.length > 0 &&
      columns.every((name, at) => {
        const wanted = ownRow[parentColumns[at] ?? ""];
        return wanted !== undefined && wanted !== null && getText(row[name]) === getText(wanted);
      })
    );
  };
  return (
    isSame(table.primaryKey, table.name, table.primaryKey) ||
    table.foreignKeys.some(({ columns, parent, parentColumns }) => isSame(columns, parent, parentColumns)) ||
    namingColumns.some((name) => [userId, email].some((text) => getText(row[name]).includes(text)))
  );
}

/** Ids are numbers in a row and texts in its JSON where they are large. */
function getText(value: unknown): string {
  return typeof value === "number" || typeof value === "string" ? String(value) : "";
}
