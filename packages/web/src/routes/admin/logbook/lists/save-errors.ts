import { shellTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import { ApiError, UnavailableError } from "../../../../relay/errors.ts";

const wrongFields = v.object({ fields: v.array(v.object({ path: v.string(), message: v.string() })) });

/** The message of a failed save to show at a field: that of the first invalid field, or of the error. */
export function getMessage(error: unknown): string {
  if (error instanceof UnavailableError) return error.message;
  if (!(error instanceof ApiError)) return shellTexts.fault;
  const parsed = v.safeParse(wrongFields, error.facts);
  return (parsed.success ? parsed.output.fields[0]?.message : undefined) ?? error.message;
}

/** The facts about another hospital with the same name, which a person needs to agree to a merge. */
const namesake = v.object({
  hospital: v.object({ id: v.string(), name: v.string(), recordCount: v.number() }),
  recordCount: v.number(),
});

export function readNamesake(error: unknown): v.InferOutput<typeof namesake> | undefined {
  if (!(error instanceof ApiError) || error.code !== "HOSPITAL_NAME_EXISTS") return undefined;
  const parsed = v.safeParse(namesake, error.facts);
  return parsed.success ? parsed.output : undefined;
}
