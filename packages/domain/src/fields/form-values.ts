import * as v from "valibot";
import type { Field, FieldTable, FormOf, PlainField } from "./field.ts";

/** The value of a field into which nothing has been typed. */
function getEmptyValue(field: PlainField): "" | null {
  return field.kind === "text" && field.shownBy === undefined ? "" : null;
}

function formSchemaOf(field: PlainField): v.GenericSchema {
  switch (field.kind) {
    case "choice":
      return v.nullable(v.picklist(Object.keys(field.options)));
    case "text":
      return getEmptyValue(field) === null ? v.nullable(v.string()) : v.string();
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
  return ofPlain(fields, getEmptyValue) as FormOf<Fields>;
}

/** The form values of these fields; values from elsewhere are used only where this form understands them. */
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
