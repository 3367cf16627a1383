import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { DataSubject, Holding } from "./map/holding.ts";

/**
 * The names of things that rows refer to by their ids, so that the pages can be read without the ids; by `table.column` where a column
 * means something else than in other tables.
 */
const names: Readonly<Record<string, { readonly as: string; readonly name: RawBuilder<unknown> }>> = {
  customer_id: { as: "institution", name: sql`(select name from customer where id = t.customer_id)` },
  group_id: { as: "group", name: sql`(select name from customer_group where id = t.group_id)` },
  "scim_group_member.group_id": {
    as: "directory_group",
    name: sql`(select display_name from scim_group where id = t.group_id)`,
  },
  course_id: { as: "course", name: sql`(select name from course where id = t.course_id)` },
  unit_id: { as: "unit", name: sql`(select name from course_unit where id = t.unit_id)` },
  learning_space_id: {
    as: "learning_space",
    name: sql`(select coalesce(display_name, name) from learning_space where id = t.learning_space_id)`,
  },
  station_id: { as: "station", name: sql`(select name from station where id = t.station_id)` },
  exercise_id: { as: "exercise", name: sql`(select name from simulator_exercise where id = t.exercise_id)` },
  module_id: { as: "module", name: sql`(select name from cloud_module where id = t.module_id)` },
  case_id: { as: "case", name: sql`(select name from cloud_case where id = t.case_id)` },
};

const nameFor = (table: string, column: string) => names[`${table}.${column}`] ?? names[column];

/** The names that are exported beside the ids of a holding. */
export function namedIds(
  table: string,
  { columns }: Pick<Holding, "columns">,
): readonly (readonly [id: string, as: string])[] {
  return columns.flatMap((column) => {
    const named = nameFor(table, column);
    return named === undefined ? [] : [[column, named.as] as const];
  });
}

/** A row of the person as JSON, with its file in the store and the place for it in the archive. */
export type ExportedRow = {
  readonly line: string;
  readonly fileKey: string | null;
  readonly fileSize: number | null;
  readonly filePath: string | null;
};

/** Pages are read from the latest row on. */
function latestFirst(columns: readonly string[]): RawBuilder<unknown> {
  const time = columns.find((column) => /^(date_of_procedure|at|.+_at)$/.test(column));
  return time === undefined ? sql`` : sql`order by ${sql.ref(`t.${time}`)} desc nulls last`;
}

/** SQL of the rows of a holding that are the person's. */
function getRows(table: string, holding: Holding, person: DataSubject): RawBuilder<ExportedRow> {
  const { columns, computed = {}, file, owner } = holding;
  const values = [
    ...columns.map((column) => sql.ref(`t.${column}`)),
    ...namedIds(table, holding).map(
      ([id, as]) => sql`${nameFor(table, id)?.name ?? sql`null`} as ${sql.ref(as)}`,
    ),
    ...Object.entries(computed).map(([name, value]) => sql`${value(person)} as ${sql.ref(name)}`),
    ...(file === undefined ? [] : [sql`'files/' || (${file.path}) as file`]),
  ];
  const fileFacts =
    file === undefined
      ? sql`null::text as "fileKey", null::float8 as "fileSize", null::text as "filePath"`
      : sql`${file.key} as "fileKey", t.size::float8 as "fileSize", exported.file as "filePath"`;
  return sql<ExportedRow>`
    select row_to_json(exported)::text as line, ${fileFacts}
    from ${sql.table(table)} t cross join lateral (select ${sql.join(values)}) exported
    where ${owner(person)} ${latestFirst(columns)}`;
}

/**
 * Reads the person's rows of a holding, so many at a time, through a cursor: the database makes one plan for all of them, and memory
 * holds no more than one page. The transaction has one cursor at a time.
 */
export async function* readRows(
  tx: Tx,
  table: string,
  holding: Holding,
  person: DataSubject,
  pageSize: number,
): AsyncGenerator<readonly ExportedRow[]> {
  await sql`declare exported_rows no scroll cursor for ${getRows(table, holding, person)}`.execute(tx);
  try {
    for (;;) {
      const { rows } = await sql<ExportedRow>`fetch ${sql.lit(pageSize)} from exported_rows`.execute(tx);
      if (rows.length > 0) yield rows;
      if (rows.length < pageSize) return;
    }
  } finally {
    await sql`close exported_rows`.execute(tx).catch(() => undefined);
  }
}
