import * as v from "valibot";
import type { FieldError } from "../field-errors.ts";
import type { Result } from "../result.ts";
import { passFieldErrorOn } from "./field-errors.ts";

/** A function that reads a value and reports errors at the given path. */
type Reader<Given, Output> = (
  path: string,
  input: Given,
) => Result<Output, FieldError | readonly FieldError[]>;

/** Makes a step of a schema from a function that reads a value: `v.pipe(v.unknown(), readerStep(parseDose))`. */
export function readerStep<Given, Output>(read: Reader<Given, Output>): v.RawTransformAction<Given, Output> {
  return v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const result = read("", dataset.value);
    if (result.ok) return result.value;
    for (const error of [result.error].flat()) addIssue({ message: passFieldErrorOn(error) });
    return NEVER;
  });
}
