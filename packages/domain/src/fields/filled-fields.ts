import type { FieldTable, PlainName } from "./field.ts";

/** Whether a field has a value: neither null nor an empty text. */
export function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** The value of the field with this name. */
export function contentAt(content: object, name: string): unknown {
  return (content as Readonly<Record<string, unknown>>)[name];
}

/** The names of the fields that have a value, in the table's order. */
export function getNames<Table extends object>(table: Table): readonly (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** The names of the fields that their description alone explains, in its order. */
export function namesOfPlain<Fields extends FieldTable>(fields: Fields): readonly PlainName<Fields>[] {
  return getNames(fields).filter((name): name is PlainName<Fields> => fields[name]?.kind !== "own");
}
