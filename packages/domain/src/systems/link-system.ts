import * as v from "valibot";
import { fieldErrorCode } from "../input/field-errors.ts";
import { neededText } from "../input/text.ts";

export const systemLimits = {
  /** The largest number of systems that a person links. */
  most: 50,
  /** The shortest pin (13.024). */
  shortestPin: 4,
  maxPinLength: 64,
  maxTagLength: 100,
} as const;

/** The form and the call that link a system to a person (13.018, 13.023, 13.024). */
export const systemLink = v.object({
  serviceTag: neededText({ max: systemLimits.maxTagLength }, "SERVICE_TAG_REQUIRED"),
  pin: v.pipe(
    v.optional(v.string(fieldErrorCode("PIN_TOO_SHORT")), ""),
    v.trim(),
    v.minLength(systemLimits.shortestPin, fieldErrorCode("PIN_TOO_SHORT")),
    v.maxLength(systemLimits.maxPinLength, fieldErrorCode("TOO_LONG", { max: systemLimits.maxPinLength })),
  ),
});

export type SystemLink = v.InferOutput<typeof systemLink>;
