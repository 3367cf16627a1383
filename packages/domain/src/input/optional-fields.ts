import * as v from "valibot";
import type { PlainFieldErrorCode } from "../field-errors.ts";
import { fieldErrorCode } from "./field-errors.ts";
import type { InputSchema } from "./read-with.ts";

/** Whether nothing was chosen or typed: `undefined`, `null`, the empty text, or a key that was not sent. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** A field that is read as null if its key was not sent. */
export function nullIfMissing<Output>(schema: InputSchema<Output>) {
  return v.optional(v.pipe(v.unknown(), schema), null);
}

/** A required field; `missing` is the error while it is empty. */
export function requiredField<Output>(missing: PlainFieldErrorCode, schema: InputSchema<Output>) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.check((value) => !isMissing(value), fieldErrorCode(missing)),
      schema,
    ),
    null,
  );
}

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** A field that may be empty, which is read as null. */
export function optionalField<Output>(schema: InputSchema<Output>) {
  return v.optional(
    v.lazy((value): InputSchema<Output | null> => (isMissing(value) ? nothing : schema)),
    null,
  );
}
