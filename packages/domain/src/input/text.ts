import * as v from "valibot";
import type { PlainFieldErrorCode } from "../field-errors.ts";
import { readText, type TextRule } from "../text.ts";
import { fieldErrorCode } from "./field-errors.ts";
import { readerStep } from "./reader-step.ts";

/** What was typed, as it is stored; null where nothing is left. */
export function text(rule: TextRule) {
  return v.optional(
    v.pipe(
      v.unknown(),
      readerStep((path, given) => readText(path, given, rule)),
    ),
    null,
  );
}

/** A text that something is left of. */
export function neededText(rule: TextRule, missing: PlainFieldErrorCode = "REQUIRED") {
  return v.optional(v.pipe(text(rule), v.string(fieldErrorCode(missing))), null);
}
