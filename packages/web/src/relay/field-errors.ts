import * as v from "valibot";
import { ApiError } from "./errors.ts";

const fieldErrors = v.pipe(v.array(v.object({ path: v.string(), message: v.string() })), v.minLength(1));

/** The field errors in the API's answer; undefined if it refused for another reason. */
export function getFieldErrors(error: unknown): v.InferOutput<typeof fieldErrors> | undefined {
  if (!(error instanceof ApiError) || error.code !== "INVALID_INPUT") return undefined;
  const parsed = v.safeParse(fieldErrors, error.facts.fields);
  return parsed.success ? parsed.output : undefined;
}
