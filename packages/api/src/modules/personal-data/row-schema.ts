import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, statement, text } from "../../db/statement.ts";
import { namedIds } from "./export-rows.ts";
import type { Holding } from "./map/holding.ts";

type Types = ReadonlyMap<string, { readonly type: string; readonly isNullable: boolean }>;

const columnsStatement = statement(
  { name: text(), type: text(), isNullable: bool() },
  () => sql`
    select (table_name || '.' || column_name)::text as name, data_type::text as type, is_nullable = 'YES' as "isNullable"
    from information_schema.columns where table_schema = 'public'`,
);

/** The types of all columns, by `table.column`. */
export async function readColumnTypes(db: Db | Tx): Promise<Types> {
  const columns = await columnsStatement.rows(db);
  return new Map(columns.map(({ name, ...facts }) => [name, facts]));
}

const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  uuid: { type: "string", format: "uuid" },
  text: { type: "string" },
  date: { type: "string", format: "date" },
  boolean: { type: "boolean" },
  smallint: { type: "integer" },
  integer: { type: "integer" },
  bigint: { type: "integer" },
  numeric: { type: "number" },
  real: { type: "number" },
  "double precision": { type: "number" },
  "timestamp with time zone": { type: "string", format: "date-time" },
  ARRAY: { type: "array" },
  // JSON of any form.
  jsonb: {},
};

/** The JSON Schema of the file with a holding's rows. */
export function rowSchema(table: string, holding: Holding, types: Types): Readonly<Record<string, unknown>> {
  const { title, columns, computed = {}, file } = holding;
  const ofColumn = (column: string) => {
    const { type = "", isNullable = true } = types.get(`${table}.${column}`) ?? {};
    const schema = schemas[type];
    if (schema === undefined) throw new Error(`no JSON Schema for ${table}.${column} of type ${type}`);
    return isNullable && "type" in schema ? { ...schema, type: [schema.type, "null"] } : schema;
  };
  const properties = {
    ...Object.fromEntries(columns.map((column) => [column, ofColumn(column)])),
    ...Object.fromEntries(
      namedIds(table, holding).map(([id, as]) => [
        as,
        { type: ["string", "null"], description: `The name of what ${id} refers to.` },
      ]),
    ),
    ...Object.fromEntries(Object.keys(computed).map((name) => [name, {}])),
    ...(file === undefined
      ? {}
      : { file: { type: ["string", "null"], description: "The path of the file in the archive." } }),
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title,
    type: "array",
    items: {
      type: "object",
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
    },
  };
}
