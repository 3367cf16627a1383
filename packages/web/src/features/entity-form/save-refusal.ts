import { SessionExpiredError } from "../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../relay/errors.ts";
import { getFieldErrors } from "../../relay/field-errors.ts";

/** Messages by the name of the form's field. */
export type FieldTexts = Readonly<Record<string, string>>;

export type FoundError = { readonly path: string; readonly message: string };

/** Why a save was refused or failed. */
export type SaveRefusal =
  /** Invalid values: their fields show the errors. */
  | { readonly kind: "fields"; readonly texts: FieldTexts }
  /** The session has expired: the shell asks for a new sign-in over the form, and typed content is kept. */
  | { readonly kind: "expired" }
  /** The API refused, with a message for people; `facts` are those of its error model. */
  | { readonly kind: "refused"; readonly error: ApiError }
  /** It is not known whether the save succeeded: no answer came, or an unreadable one. */
  | { readonly kind: "failed"; readonly error: unknown };

/** Thrown while a save is prepared, when fields that the API does not check are invalid. */
export class WrongFieldsError extends Error {
  override readonly name = "WrongFieldsError";
  readonly texts: FieldTexts;

  constructor(texts: FieldTexts) {
    super("wrong fields");
    this.texts = texts;
  }
}

/** The meaning of a save's error; `getTexts` assigns the API's errors to the fields of the form. */
export function toSaveRefusal(
  error: unknown,
  getTexts: (errors: readonly FoundError[]) => FieldTexts = firstTexts,
): SaveRefusal {
  if (error instanceof WrongFieldsError) return { kind: "fields", texts: error.texts };
  if (error instanceof SessionExpiredError) return { kind: "expired" };
  if (!(error instanceof ApiError)) return { kind: "failed", error };
  const found = getFieldErrors(error);
  return found === undefined ? { kind: "refused", error } : { kind: "fields", texts: getTexts(found) };
}

/** The first text of each field; `getField` returns the form's field for a path of the contract. */
export function firstTexts(
  errors: readonly FoundError[],
  getField: (path: string) => string = (path) => path,
): FieldTexts {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [getField(path), message]));
}

/** The text of a refusal that no field shows: the portal's message, or `otherwise` if it has none. */
export function refusalText(refusal: SaveRefusal | null, otherwise: string): string | null {
  if (refusal === null || refusal.kind === "fields" || refusal.kind === "expired") return null;
  if (refusal.kind === "refused") return refusal.error.message;
  return refusal.error instanceof UnavailableError ? refusal.error.message : otherwise;
}

/** Whether a refusal needs a message of the form's own, because neither its fields nor the shell show it. */
export function isShownByForm(
  refusal: SaveRefusal,
): refusal is Extract<SaveRefusal, { readonly error: unknown }> {
  return refusal.kind === "refused" || refusal.kind === "failed";
}
