import * as v from "valibot";
import { emailKey, isEmail } from "../email.ts";
import { errorCollector } from "../error-collector.ts";
import { type FieldError, fieldError } from "../field-errors.ts";
import type { LearningSpaceId } from "../ids.ts";
import { isRowId } from "../input/choices.ts";
import { fieldErrorCode, joinPath } from "../input/field-errors.ts";
import { nullIfMissing } from "../input/optional-fields.ts";
import { readWith } from "../input/read-with.ts";
import { readerStep } from "../input/reader-step.ts";
import { neededText } from "../input/text.ts";
import { err, ok, type Result } from "../result.ts";

export const accountLimits = { name: 200, admins: 50, learningSpaces: 200, listed: 1000 } as const;

/** An account as it was sent, not validated yet. */
export type AccountInput = {
  readonly name?: unknown;
  /** The addresses of the account's admins: a list, or one text with commas between them, as a new account is sent (9.023). */
  readonly admins?: unknown;
  readonly branches?: unknown;
};

export type Account = {
  readonly name: string;
  /** Addresses as they are compared, each once. */
  readonly admins: readonly string[];
  readonly branches: readonly LearningSpaceId[];
};

const name = neededText({ max: accountLimits.name, isName: true }, "ACCOUNT_NAME_REQUIRED");
const admins = nullIfMissing(v.pipe(v.unknown(), readerStep(readAdmins)));
const branches = nullIfMissing(
  v.pipe(
    v.unknown(),
    v.check((value) => value !== null && value !== undefined, fieldErrorCode("ACCOUNT_SPACES_REQUIRED")),
    v.array(v.unknown()),
    v.minLength(1, fieldErrorCode("ACCOUNT_SPACES_REQUIRED")),
    v.maxLength(
      accountLimits.learningSpaces,
      fieldErrorCode("TOO_MANY", { max: accountLimits.learningSpaces }),
    ),
    v.custom<LearningSpaceId[]>(
      (value) => Array.isArray(value) && value.every(isRowId),
      fieldErrorCode("NOT_AN_OPTION"),
    ),
    v.transform((ids): readonly LearningSpaceId[] => [...new Set(ids)]),
  ),
);
const account = v.object({ name, admins, branches });

/** An account as a system admin creates or changes it (9.022, 9.024). */
export function validateAccount(input: AccountInput): Result<Account, readonly FieldError[]> {
  return readWith(account, input);
}

/** The name of an account, without spaces around it (9.022, 9.035). */
export function validateAccountName(value: unknown): Result<string, readonly FieldError[]> {
  return readWith(name, value, "name");
}

/** The admins of an account, which are all that its own admins may change (9.022, 9.024). */
export function validateAccountAdmins(
  input: Pick<AccountInput, "admins">,
): Result<readonly string[], readonly FieldError[]> {
  return readWith(admins, input.admins, "admins");
}

/** The given addresses in their order; the single text of a new account is split at its commas. */
export function adminEntries(value: unknown): readonly unknown[] {
  if (typeof value === "string") return value.split(",");
  return Array.isArray(value) ? value : [];
}

/** The admins who have no account in the portal, marked at their positions (9.033). */
export function unknownAdmins(
  admins: readonly string[],
  isKnown: (email: string) => boolean,
): readonly FieldError[] {
  return admins.flatMap((email, at) =>
    isKnown(email) ? [] : [fieldError(`admins.${at}`, "ACCOUNT_ADMIN_UNKNOWN")],
  );
}

/** Each admin may be listed once: every address is compared with those before it. */
function readAdmins(path: string, value: unknown): Result<readonly string[], readonly FieldError[]> {
  const isNone = value === undefined || value === null || value === "";
  if (!isNone && typeof value !== "string" && !Array.isArray(value))
    return err([fieldError(path, "WRONG_TYPE")]);
  const all = adminEntries(isNone ? [] : value);
  if (all.length === 0) return err([fieldError(joinPath(path, "0"), "ACCOUNT_ADMIN_REQUIRED")]);
  if (all.length > accountLimits.admins)
    return err([fieldError(path, "TOO_MANY", { max: accountLimits.admins })]);
  const { errors, take } = errorCollector();
  const read: string[] = [];
  for (const [at, each] of all.entries()) {
    const place = joinPath(path, String(at));
    const email = take(readAdmin(place, each));
    if (email === undefined) continue;
    if (read.includes(email)) take(err(fieldError(place, "LISTED_TWICE")));
    else read.push(email);
  }
  return errors.length > 0 ? err(errors) : ok(read);
}

function readAdmin(path: string, value: unknown): Result<string, FieldError> {
  if (typeof value !== "string") return err(fieldError(path, "WRONG_TYPE"));
  if (value.trim() === "") return err(fieldError(path, "ACCOUNT_ADMIN_REQUIRED"));
  const email = emailKey(value);
  return isEmail(email) ? ok(email) : err(fieldError(path, "ACCOUNT_ADMIN_NOT_AN_EMAIL"));
}
