import * as columnFacts from "./column-facts.ts";
import type { Column, Table } from "./read-tables.ts";

const plain: Readonly<Record<string, string>> = {
  bigint: "number",
  "bigint[]": "string[]",
  boolean: "boolean",
  date: "LocalDate",
  integer: "number",
  "integer[]": "number[]",
  numeric: "number",
  text: "string",
  "text[]": "string[]",
  "timestamp with time zone[]": "Date[]",
  uuid: "string",
  xid8: "string",
};

/** The TypeScript of a database's tables. Throws where a column has no known type, or a known one no longer exists. */
export function printTables(tables: readonly Table[]): string {
  const columns = new Map(
    tables.flatMap((table) =>
      table.columns.map((column) => [`${table.name}.${column.name}`, column] as const),
    ),
  );
  assertKnownColumns(columns);
  const body = tables.map((table) => printTable(table, columns)).join("\n");
  const list = tables.map(({ name }) => `  ${name}: ${typeName(name)};\n`).join("");
  const used = (from: readonly string[]) => from.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const domain = used([...new Set([...Object.values(columnFacts.ids), "LocalDate"])].toSorted());
  const kysely = used(["Generated", "GeneratedAlways", "JSONColumnType"]);
  const ours = used(["ClockColumn", "Fixed", "InstantColumn", "NullableInstantColumn"]);
  const instant = used(["Instant"]);
  const results = used(Object.values(columnFacts.jsons).filter((type) => /^\w+$/.test(type)));
  return `// Made by \`npm run generate\` from a migrated database: never changed by hand.
import type { ${[...instant, ...domain].toSorted().join(", ")} } from "@cathedra/domain";
import type { ${results.toSorted().join(", ")} } from "@cathedra/domain/results";
import type { ${kysely.join(", ")} } from "kysely";
import type { ${ours.join(", ")} } from "../columns.ts";

/** The tables as the migrations leave them. Rows of these types never leave their module. */
export type Database = {
${list}};

${body}`;
}

function printTable(
  { name, comment, isAppendOnly, columns }: Table,
  all: ReadonlyMap<string, Column>,
): string {
  const lines = columns.map((column) => {
    const key = `${name}.${column.name}`;
    return `${docs(column.comment, "  ")}  ${column.name}: ${columnType(key, column, isAppendOnly, all)};\n`;
  });
  return `${docs(comment, "")}type ${typeName(name)} = {\n${lines.join("")}};\n`;
}

function columnType(
  key: string,
  column: Column,
  isAppendOnly: boolean,
  all: ReadonlyMap<string, Column>,
): string {
  const isFilled = column.filled === "always" || columnFacts.filledByDatabase.includes(key);
  const type = isFilled ? `GeneratedAlways<${valueType(key, all)}>` : writtenType(key, column, all);
  return !isFilled && (isAppendOnly || columnFacts.fixed.includes(key)) ? `Fixed<${type}>` : type;
}

/** Whether statements may write the column, and whether an insert may leave it out. */
function writtenType(key: string, column: Column, all: ReadonlyMap<string, Column>): string {
  if (column.type === "timestamp with time zone") {
    if (column.isNullable) return "NullableInstantColumn";
    return column.filled === null ? "InstantColumn" : "ClockColumn";
  }
  if (column.type === "jsonb")
    return `JSONColumnType<${columnFacts.jsons[key]}>${column.isNullable ? " | null" : ""}`;
  return column.filled === null ? valueType(key, all) : `Generated<${valueType(key, all)}>`;
}

/** The type that a SELECT of the column gives. */
function valueType(key: string, all: ReadonlyMap<string, Column>): string {
  const { isNullable } = getColumn(key, all);
  return `${bareType(key, all)}${isNullable ? " | null" : ""}`;
}

function bareType(key: string, all: ReadonlyMap<string, Column>): string {
  const named = columnFacts.ids[key];
  if (named !== undefined) return named;
  const { type, values, references } = getColumn(key, all);
  const texts = columnFacts.values[key] ?? values;
  if (texts !== null) return texts.map((text) => JSON.stringify(text)).join(" | ");
  const from = columnFacts.same[key] ?? firstElsewhere(key, references);
  if (from !== undefined) return bareType(from, all);
  const found = type === "timestamp with time zone" ? "Instant" : plain[type];
  if (found === undefined) throw new Error(`${key} is of a type that nothing says how to read: ${type}`);
  if (type === "uuid" && !columnFacts.plainUuids.includes(key))
    throw new Error(`nothing says whose id is in ${key}`);
  return found;
}

/** A column may have several foreign keys; they lead to the same type. */
function firstElsewhere(key: string, references: Column["references"]): string | undefined {
  return references.map(({ table, column }) => `${table}.${column}`).find((each) => each !== key);
}

function getColumn(key: string, all: ReadonlyMap<string, Column>): Column {
  const column = all.get(key);
  if (column === undefined) throw new Error(`there is no ${key}`);
  return column;
}

/** Fails if a listed column does not exist in the catalog. */
function assertKnownColumns(all: ReadonlyMap<string, Column>): void {
  const { ids, same, values, jsons, plainUuids, filledByDatabase, fixed } = columnFacts;
  const keyed = [ids, same, values, jsons].flatMap((each) => Object.keys(each));
  for (const key of [...keyed, ...Object.values(same), ...plainUuids, ...filledByDatabase, ...fixed])
    getColumn(key, all);
}

const docs = (comment: string | null, indent: string): string =>
  comment === null ? "" : `${indent}/** ${comment} */\n`;

const typeName = (table: string): string =>
  `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
