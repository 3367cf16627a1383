import { collector } from "../collect.ts";
import { emailKey, isEmail } from "../email.ts";
import type { LearningSpaceId } from "../ids.ts";
import { type FieldError, fieldError } from "../messages/fields.ts";
import { err, ok, type Result } from "../result.ts";
import { readText } from "../text.ts";

export const accountLimits = { name: 200, admins: 50, learningSpaces: 200, listed: 1000 } as const;

/** An account as it is sent: nothing of it is known to be right. */
export type AccountInput = {
  readonly name?: unknown;
  /** A list, or one text with commas between the addresses, as a new account is sent (9.023). */
  readonly admins?: unknown;
  readonly branches?: unknown;
};

export type Account = {
  readonly name: string;
  /** Addresses as they are compared, each once. */
  readonly admins: readonly string[];
  readonly branches: readonly LearningSpaceId[];
};

/** An account as a system admin creates or changes it (9.022, 9.024). */
export function validateAccount(given: AccountInput): Result<Account, readonly FieldError[]> {
  const { errors, take } = collector();
  const name = take(validateAccountName(given.name));
  const admins = take(readAdmins(given.admins));
  const branches = take(readSpaces(given.branches));
  if (name === undefined || admins === undefined || branches === undefined) return err(errors);
  return ok({ name, admins, branches });
}

/** The name of an account, without spaces around it (9.022, 9.035). */
export function validateAccountName(given: unknown): Result<string, FieldError> {
  const read = readText("name", given, { max: accountLimits.name, isName: true });
  if (!read.ok) return read;
  return read.value === null ? err(fieldError("name", "ACCOUNT_NAME_REQUIRED")) : ok(read.value);
}

/** The admins of an account, all that its own admins may change (9.022, 9.024). */
export function validateAccountAdmins(
  given: Pick<AccountInput, "admins">,
): Result<readonly string[], readonly FieldError[]> {
  return readAdmins(given.admins);
}

/** The addresses as they were given, in their places; of the one text of a new account those between its commas. */
export function givenAdmins(given: unknown): readonly unknown[] {
  if (typeof given === "string") return given.split(",");
  return Array.isArray(given) ? given : [];
}

/** The admins whom nobody of the portal is, each marked in its place (9.033). */
export function unknownAdmins(
  admins: readonly string[],
  isKnown: (email: string) => boolean,
): readonly FieldError[] {
  return admins.flatMap((email, at) =>
    isKnown(email) ? [] : [fieldError(`admins.${at}`, "ACCOUNT_ADMIN_UNKNOWN")],
  );
}

function readAdmins(given: unknown): Result<readonly string[], readonly FieldError[]> {
  const isNone = given === undefined || given === null || given === "";
  if (!isNone && typeof given !== "string" && !Array.isArray(given))
    return err([fieldError("admins", "WRONG_TYPE")]);
  const all = givenAdmins(isNone ? [] : given);
  if (all.length === 0) return err([fieldError("admins.0", "ACCOUNT_ADMIN_REQUIRED")]);
  if (all.length > accountLimits.admins)
    return err([fieldError("admins", "TOO_MANY", { max: accountLimits.admins })]);
  const { errors, take } = collector();
  const admins: string[] = [];
  for (const [at, each] of all.entries()) {
    const email = take(readAdmin(`admins.${at}`, each));
    if (email === undefined) continue;
    if (admins.includes(email)) take(err(fieldError(`admins.${at}`, "LISTED_TWICE")));
    else admins.push(email);
  }
  return errors.length > 0 ? err(errors) : ok(admins);
}

function readAdmin(path: string, given: unknown): Result<string, FieldError> {
  if (typeof given !== "string") return err(fieldError(path, "WRONG_TYPE"));
  if (given.trim() === "") return err(fieldError(path, "ACCOUNT_ADMIN_REQUIRED"));
  const email = emailKey(given);
  return isEmail(email) ? ok(email) : err(fieldError(path, "ACCOUNT_ADMIN_NOT_AN_EMAIL"));
}

function readSpaces(given: unknown): Result<readonly LearningSpaceId[], FieldError> {
  const path = "branches";
  if (given === undefined || given === null) return err(fieldError(path, "ACCOUNT_SPACES_REQUIRED"));
  if (!Array.isArray(given)) return err(fieldError(path, "WRONG_TYPE"));
  if (given.length === 0) return err(fieldError(path, "ACCOUNT_SPACES_REQUIRED"));
  if (given.length > accountLimits.learningSpaces)
    return err(fieldError(path, "TOO_MANY", { max: accountLimits.learningSpaces }));
  const isRight = given.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return isRight ? ok([...new Set(given as LearningSpaceId[])]) : err(fieldError(path, "NOT_AN_OPTION"));
}
