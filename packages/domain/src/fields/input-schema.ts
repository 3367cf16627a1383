import * as v from "valibot";
import { option } from "../input/choices.ts";
import { optionalField, requiredField } from "../input/optional-fields.ts";
import type { InputSchema } from "../input/read-with.ts";
import { readerStep } from "../input/reader-step.ts";
import { neededText, text } from "../input/text.ts";
import { day } from "../input/times.ts";
import type { ContentOf, Field, FieldTable, PlainField, TextField } from "./field.ts";
import { readNumber } from "./read-number.ts";

/** The schema that reads a field's input: values that the description allows, and null where the field is not filled in. */
function getInputSchema(field: PlainField): InputSchema<unknown> {
  if (field.kind === "text") return field.required ? neededText(field) : text(field);
  return field.required ? requiredField("REQUIRED", valueSchemaOf(field)) : valueSchemaOf(field);
}

function valueSchemaOf(field: Exclude<PlainField, TextField>): InputSchema<unknown> {
  switch (field.kind) {
    case "choice":
      return optionalField(option(Object.keys(field.options)));
    case "number":
      return v.optional(
        v.pipe(
          v.unknown(),
          readerStep((path, value) => readNumber(path, value, field.max)),
        ),
        null,
      );
    case "yesNo":
      return v.nullish(v.boolean(), null);
    case "day":
      return optionalField(day(field));
  }
}

/** The plain fields of an object as they are sent; `own` fields have their own readers. */
export function inputSchema<Fields extends FieldTable>(fields: Fields): InputSchema<ContentOf<Fields>> {
  const plain = Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.kind === "own" ? [] : [[name, getInputSchema(field)] as const],
  );
  return v.object(Object.fromEntries(plain)) as InputSchema<unknown> as InputSchema<ContentOf<Fields>>;
}
