import type { FieldError, FieldErrorCode } from "../field-errors.ts";

/** The texts of the administration of accounts (9.014-9.036, X107). */
export const accountsTexts = {
  created: "Added account",
  updated: "Updated account",
  saveFailed: "Something went wrong saving the account. Please try again later.",
  toppedUp: (time: string, account: string): string => `Added ${time} to ${account}`,
  /** The toast after a correction. */
  tookBack: (time: string, account: string): string => `Took back ${time} from ${account}`,
  /** The reason in the ledger for time that was returned. */
  takenBackFromPerson: "Given to a person by mistake and taken back",
  topUpFailed: "Something went wrong topping up the cloud case time quota. Please try again later.",
  accessSaved: "Updated the account's permissions",
  accessFailed: "Something went wrong updating the account's permissions. Please try again later.",
  none: "No accounts yet.",
  noneMatch: "No account matches the search.",
  /** The number of accounts that are listed at once, if there may be more. */
  notAll: (listed: number): string =>
    `Only ${listed.toLocaleString("en")} accounts are listed at once. Search for the others by name.`,
  /** A correction that exceeds the available time (X58). */
  onlySpendable: (hours: number): string =>
    hours === 0
      ? "There are no spendable hours to take back."
      : `At most ${hours === 1 ? "1 hour" : `${hours.toLocaleString("en")} hours`} can be taken back: the rest is reserved or consumed.`,
  /** Shown when a person removes their own address. */
  leavingAccount: "Your address is not on the list: after saving you will no longer see this account.",
  noEntries: "No time was added or used yet.",
  noCases: "This learning space has no cloud cases.",
  noCourses: "This learning space has no courses yet.",
  noCourseMatches: "No course matches the search.",
  /** Shown before a save that removes courses from groups. */
  losing: (count: number): string =>
    `Saving closes ${count === 1 ? "1 course" : `${count.toLocaleString("en")} courses`} for people who have ${count === 1 ? "it" : "them"} by their groups. What they have done in ${count === 1 ? "it" : "them"} is kept.`,
} as const;

const serverTexts: Readonly<Partial<Record<FieldErrorCode, (email: string) => string>>> = {
  ACCOUNT_NAME_EXISTS: () => "unique_customer_names",
  ACCOUNT_NAME_REQUIRED: () => "name cannot be empty",
  ACCOUNT_ADMIN_REQUIRED: () => "admin cannot be empty string",
  ACCOUNT_ADMIN_NOT_AN_EMAIL: (email) => `Incorrect admin email address: ${email}`,
  ACCOUNT_ADMIN_UNKNOWN: (email) => `The following user does not exist: ${email}`,
};

/**
 * The server's message for the first error of an account, word for word (9.032-9.036); undefined for other errors. `admins` are
 * the addresses as they were given, to name the wrong one.
 */
export function accountServerText(
  [first]: readonly FieldError[],
  admins: readonly string[],
): string | undefined {
  if (first === undefined) return undefined;
  const [, place] = first.path.split(".");
  return serverTexts[first.code]?.(admins[Number(place)] ?? "");
}
