import * as v from "valibot";
import { ApiError } from "../../../../relay/errors.ts";

const fieldErrors = v.array(v.object({ path: v.string(), message: v.string() }));

/** Texts by the fields' names; a name is the path of the value in the contract. */
export type FormErrors = Readonly<Record<string, string>>;

/** What the API found wrong with single fields, or undefined where it refused for another reason. */
export function fieldErrorsOf(error: unknown): FormErrors | undefined {
  if (!(error instanceof ApiError) || error.code !== "INVALID_INPUT") return undefined;
  const parsed = v.safeParse(fieldErrors, error.facts.fields);
  return parsed.success && parsed.output.length > 0 ? byFieldName(parsed.output) : undefined;
}

/** Values of the contract that the form holds in a field of another name. */
const otherNames: Readonly<Record<string, string>> = {
  "attending.id": "attendingName",
  customerId: "groupId",
};

function fieldOf(path: string): string {
  return otherNames[path] ?? path.replace(/^(participants\.\d+)\.user$/, "$1.name");
}

/** The first error of each field. */
export function byFieldName(
  errors: readonly { readonly path: string; readonly message: string }[],
): FormErrors {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [fieldOf(path), message]));
}
