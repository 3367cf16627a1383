import type { ClientBase } from "pg";

/** The target of a column's foreign key. */
export type Reference = { readonly table: string; readonly column: string };

export type Column = {
  readonly name: string;
  /** The type as `format_type` prints it, without its precision: `timestamp with time zone`, `text[]`. */
  readonly type: string;
  readonly isNullable: boolean;
  /**
   * Whether inserts may leave it out, because it is nullable, generated or has a default; `always` means that they must provide
   * it.
   */
  readonly filled: "always" | "by default" | null;
  readonly references: readonly Reference[];
  /** The texts that a check constraint allows. */
  readonly values: readonly string[] | null;
  readonly comment: string | null;
};

export type Table = {
  readonly name: string;
  readonly comment: string | null;
  /** Rows are never changed: a trigger refuses it. */
  readonly isAppendOnly: boolean;
  readonly columns: readonly Column[];
};

type Stored = Omit<Column, "values"> & { readonly checks: readonly string[] };
type StoredTable = Omit<Table, "columns"> & { readonly columns: readonly Stored[] };

/** The tables of a migrated database, its lists of migrations left out. */
export async function readTables(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<StoredTable>(`
    select relname as name, obj_description(oid, 'pg_class') as comment,
      exists (
        select from pg_trigger where tgrelid = relation.oid and tgfoid = 'public.refuse_change'::regproc
      ) as "isAppendOnly",
      (
        select json_agg(json_build_object(
          'name', attname, 'type', format_type(atttypid, null), 'isNullable', not attnotnull,
          'filled', case
            when attidentity = 'a' or attgenerated <> '' then 'always'
            when attidentity = 'd' or atthasdef then 'by default'
          end,
          'comment', col_description(relation.oid, attnum),
          'references', (
            select coalesce(json_agg(json_build_object(
              'table', confrelid::regclass::text,
              'column', (
                select attname from pg_attribute
                where attrelid = confrelid and attnum = confkey[array_position(conkey, attribute.attnum)]
              )
            ) order by conname), '[]')
            from pg_constraint where conrelid = relation.oid and contype = 'f' and attribute.attnum = any(conkey)
          ),
          'checks', (
            select coalesce(json_agg(pg_get_constraintdef(oid) order by conname), '[]')
            from pg_constraint where conrelid = relation.oid and contype = 'c' and conkey = array[attribute.attnum]
          )
        ) order by attnum)
        from pg_attribute attribute where attrelid = relation.oid and attnum > 0 and not attisdropped
      ) as columns
    from pg_class relation
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    order by relname collate "C"`);
  return rows.map(({ columns, ...table }) => ({
    ...table,
    columns: columns.map(({ checks, ...column }) => ({ ...column, values: getValues(checks) })),
  }));
}

/** `CHECK ((kind = ANY (ARRAY['news'::text, 'videos'::text])))`, as PostgreSQL writes `kind in (…)`. */
function getValues(checks: readonly string[]): readonly string[] | null {
  for (const check of checks) {
    const [, list] =
      /^CHECK \(\("?\w+"? = ANY \(ARRAY\[('[^']*'::text(?:, '[^']*'::text)*)\]\)\)\)$/.exec(check) ?? [];
    if (list !== undefined) return [...list.matchAll(/'([^']*)'/g)].map(([, value = ""]) => value);
  }
  return null;
}
