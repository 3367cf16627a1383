import { sql } from "kysely";
import type { Db } from "../../../src/db/database.ts";

export type ColumnFacts = {
  readonly name: string;
  readonly type: string;
  /** Must be given a value: it is not null, and the database has none for it. */
  readonly isRequired: boolean;
};

export type ForeignKey = {
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
};

export type TableFacts = {
  readonly name: string;
  readonly columns: readonly ColumnFacts[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
};

/** The tables of the portal as the database describes them, each after those that its foreign keys lead to. */
export async function tablesOf(db: Db): Promise<readonly TableFacts[]> {
  const { rows } = await sql<TableFacts>`
    select c.relname as name,
      coalesce((select jsonb_agg(jsonb_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, null),
          'isRequired', a.attnotnull and not a.atthasdef and a.attidentity = ''
        ) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ), '[]') as columns,
      coalesce((select jsonb_agg(a.attname)
        from pg_constraint k
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
        where k.conrelid = c.oid and k.contype = 'p'
      ), '[]') as "primaryKey",
      coalesce((select jsonb_agg(jsonb_build_object(
          'columns', (select jsonb_agg(a.attname order by at)
            from unnest(k.conkey) with ordinality as key(number, at)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = number),
          'parent', k.confrelid::regclass::text,
          'parentColumns', (select jsonb_agg(a.attname order by at)
            from unnest(k.confkey) with ordinality as key(number, at)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = number)
        ))
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f'
      ), '[]') as "foreignKeys"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely%'
    order by c.relname`.execute(db);
  return afterTheirParents(rows);
}

/** Tables in an order in which rows can be inserted; a reference in a circle, which is null at first, does not count. */
function afterTheirParents(tables: readonly TableFacts[]): readonly TableFacts[] {
  const ordered = new Map<string, TableFacts>();
  const visit = (table: TableFacts, path: readonly string[]) => {
    if (ordered.has(table.name) || path.includes(table.name)) return;
    for (const { parent } of table.foreignKeys) {
      const found = tables.find(({ name }) => name === parent);
      if (found !== undefined) visit(found, [...path, table.name]);
    }
    ordered.set(table.name, table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered.values()];
}
