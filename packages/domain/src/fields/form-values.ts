import * as v from "valibot";
import type { Field, FieldTable, FormOf, PlainField } from "./field.ts";

/** What a form holds in a field into which nothing was typed yet. */
function emptyValueOf(field: PlainField): "" | null {
  return field.kind === "text" && field.shownBy === undefined ? "" : null;
}

function formSchemaOf(field: PlainField): v.GenericSchema {
  switch (field.kind) {
    case "choice":
      return v.nullable(v.picklist(Object.keys(field.options)));
    case "text":
      return emptyValueOf(field) === null ? v.nullable(v.string()) : v.string();
    case "number":
      return v.nullable(v.number());
    case "yesNo":
      return v.nullable(v.boolean());
    case "day":
      return v.nullable(v.string());
  }
}

/** A form of these fields into which nothing was typed yet. */
export function emptyForm<Fields extends FieldTable>(fields: Fields): FormOf<Fields> {
  return ofPlain(fields, emptyValueOf) as FormOf<Fields>;
}

/** What a form of these fields holds, field by field: of what comes from elsewhere, only what this form understands. */
export function formEntries<Fields extends FieldTable>(
  fields: Fields,
): { readonly [Name in keyof FormOf<Fields>]: v.GenericSchema<FormOf<Fields>[Name]> } {
  return ofPlain(fields, formSchemaOf) as {
    readonly [Name in keyof FormOf<Fields>]: v.GenericSchema<FormOf<Fields>[Name]>;
  };
}

function ofPlain<Made>(fields: FieldTable, make: (field: PlainField) => Made): Record<string, Made> {
  const made = Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.kind === "own" ? [] : [[name, make(field)] as const],
  );
  return Object.fromEntries(made);
}
