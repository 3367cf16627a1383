import { collector } from "../../collect.ts";
import { emailKey, isEmail, longestEmail } from "../../email.ts";
import type { LearningSpaceId } from "../../ids.ts";
import { type FieldError, fieldError } from "../../messages/fields.ts";
import { err, ok, type Result } from "../../result.ts";
import { readText } from "../../text.ts";

/** How long the name of an account is, and how many admins and learning spaces it has, at most. */
export const accountLimits = { name: 120, admins: 50, learningSpaces: 200 } as const;

/** An account as it is sent: nothing of it is known to be right. */
export type AccountInput = {
  readonly name?: unknown;
  /** The addresses of the admins, in the order of the form's fields. */
  readonly admins?: unknown;
  readonly branches?: unknown;
};

export type AccountContent = {
  readonly name: string;
  readonly admins: readonly string[];
  readonly branches: readonly LearningSpaceId[];
};

/** The account as a system admin creates and saves it (9.022, 9.034-9.036): every field that is wrong is told. */
export function readAccount(given: AccountInput): Result<AccountContent, readonly FieldError[]> {
  const { errors, take } = collector();
  const name = take(readName(given.name));
  const admins = take(readAccountAdmins(given.admins));
  const branches = take(readBranches(given.branches));
  if (name === undefined || admins === undefined || branches === undefined) return err(errors);
  return ok({ name, admins, branches });
}

/**
 * The addresses of the admins: at least one, none of them empty, each a person once (9.022, 9.034, 9.036). The path of an
 * error leads to its field: `admins.1`.
 */
export function readAccountAdmins(given: unknown): Result<readonly string[], readonly FieldError[]> {
  if (!Array.isArray(given) || given.length === 0)
    return err([fieldError("admins.0", "ACCOUNT_ADMIN_REQUIRED")]);
  if (given.length > accountLimits.admins)
    return err([fieldError("admins", "TOO_MANY", { max: accountLimits.admins })]);
  const { errors, take } = collector();
  const seen = new Set<string>();
  const admins = given.map((each: unknown, index) => take(readAdmin(`admins.${index}`, each, seen)));
  return errors.length > 0 ? err(errors) : ok(admins.filter((admin) => admin !== undefined));
}

/** The admins of a new account, which are sent as one text with commas (9.023, 9.029). */
export function splitAdmins(joined: string): readonly string[] {
  return joined.split(",");
}

/**
 * What the server says of an account that it refuses, word for word (9.032-9.036): of the first thing that is wrong.
 * `emails`: what was given in the fields of the admins.
 */
export function accountRefusal(errors: readonly FieldError[], emails: readonly string[]): string | undefined {
  for (const { path, code } of errors) {
    const email = emails[Number(path.split(".")[1])]?.trim() ?? "";
    if (code === "ACCOUNT_NAME_REQUIRED") return "name cannot be empty";
    if (code === "ACCOUNT_NAME_EXISTS") return "unique_customer_names";
    if (code === "ACCOUNT_ADMIN_REQUIRED") return "admin cannot be empty string";
    if (code === "ACCOUNT_ADMIN_NOT_AN_EMAIL") return `Incorrect admin email address: ${email}`;
    if (code === "ACCOUNT_ADMIN_UNKNOWN") return `The following user does not exist: ${email}`;
  }
  return undefined;
}

function readName(given: unknown): Result<string, FieldError> {
  const read = readText("name", given, { max: accountLimits.name });
  if (!read.ok) return read;
  return read.value === null ? err(fieldError("name", "ACCOUNT_NAME_REQUIRED")) : ok(read.value);
}

function readAdmin(path: string, given: unknown, seen: Set<string>): Result<string, FieldError> {
  const read = readText(path, given, { max: longestEmail });
  if (!read.ok) return read;
  if (read.value === null) return err(fieldError(path, "ACCOUNT_ADMIN_REQUIRED"));
  if (!isEmail(read.value)) return err(fieldError(path, "ACCOUNT_ADMIN_NOT_AN_EMAIL"));
  const key = emailKey(read.value);
  if (seen.has(key)) return err(fieldError(path, "LISTED_TWICE"));
  seen.add(key);
  return ok(read.value);
}

function readBranches(given: unknown): Result<readonly LearningSpaceId[], FieldError> {
  if (!Array.isArray(given) || given.length === 0)
    return err(fieldError("branches", "ACCOUNT_SPACES_REQUIRED"));
  if (given.length > accountLimits.learningSpaces)
    return err(fieldError("branches", "TOO_MANY", { max: accountLimits.learningSpaces }));
  return ok([...new Set(given as readonly LearningSpaceId[])]);
}
