import * as v from "valibot";
import type { PlainFieldErrorCode } from "../field-errors.ts";
import { readText, type TextRule } from "../text.ts";
import { fieldErrorCode } from "./field-errors.ts";
import { readerStep } from "./reader-step.ts";

/** The typed text in the form in which it is stored; null if it is empty. */
export function text(rule: TextRule) {
  return v.optional(
    v.pipe(
      v.unknown(),
      readerStep((path, value) => readText(path, value, rule)),
    ),
    null,
  );
}

/** A text that is not empty after cleaning. */
export function neededText(rule: TextRule, missing: PlainFieldErrorCode = "REQUIRED") {
  return v.optional(v.pipe(text(rule), v.string(fieldErrorCode(missing))), null);
}
