import { SessionExpiredError } from "../../../../auth/tokens.ts";
import { ApiError } from "../../../../relay/errors.ts";
import { fieldErrorsOf } from "../../../../relay/field-errors.ts";

/** Texts by the fields' names; a name is the path of the value in the contract. */
export type FormErrors = Readonly<Record<string, string>>;

/** Why a record was not saved. */
export type SaveRefusal =
  /** The API found values wrong: they are shown at their fields. */
  | { readonly kind: "fields"; readonly errors: FormErrors }
  /** The shell asks for a new sign-in; what was typed is kept. */
  | { readonly kind: "expired" }
  /** The API says why, in words for people; `facts` as in its error model. */
  | { readonly kind: "refused"; readonly error: ApiError }
  /** Nothing is known: no answer came, or none that can be read. */
  | { readonly kind: "failed" };

export function refusalOf(error: unknown): SaveRefusal {
  if (error instanceof SessionExpiredError) return { kind: "expired" };
  if (!(error instanceof ApiError)) return { kind: "failed" };
  const errors = fieldErrorsOf(error);
  return errors === undefined ? { kind: "refused", error } : { kind: "fields", errors: byFieldName(errors) };
}

/** Values of the contract that the form holds in a field of another name. */
const otherNames: Readonly<Record<string, string>> = {
  "attending.id": "attendingName",
  customerId: "groupId",
  "procedure.name": "procedure.code",
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
