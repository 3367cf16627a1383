import * as v from "valibot";
import { fieldErrorCode } from "./field-errors.ts";
import { nullIfMissing } from "./optional-fields.ts";

type Limits = { readonly min: number; readonly max: number };

/** A whole number from `min` to `max`. */
export function wholeNumber({ min, max }: Limits) {
  const outOfRange = fieldErrorCode("OUT_OF_RANGE", { min, max });
  return v.pipe(
    v.number(outOfRange),
    v.integer(outOfRange),
    v.minValue(min, outOfRange),
    v.maxValue(max, outOfRange),
  );
}

/** Whole hours, in seconds (2.045, 3.045). */
export function wholeHours({ min, max }: Limits) {
  const outOfRange = fieldErrorCode("HOURS_OUT_OF_RANGE", { min, max });
  return nullIfMissing(
    v.pipe(
      v.number(outOfRange),
      v.integer(outOfRange),
      v.minValue(min * 3600, outOfRange),
      v.maxValue(max * 3600, outOfRange),
      v.multipleOf(3600, fieldErrorCode("NOT_WHOLE_HOURS")),
    ),
  );
}
