import type { FieldError } from "./fields.ts";

/** The texts of the administration of accounts (9.014-9.036, X107). */
export const accountsTexts = {
  created: "Added account",
  updated: "Updated account",
  saveFailed: "Something went wrong saving the account. Please try again later.",
  toppedUp: "Topped up the cloud case time quota",
  topUpFailed: "Something went wrong topping up the cloud case time quota. Please try again later.",
  accessSaved: "Updated what the account may use",
  accessFailed: "Something went wrong updating what the account may use. Please try again later.",
} as const;

/**
 * The server's message for the first thing that is wrong with an account, word for word (9.032-9.036); undefined: it
 * is none of these. `admins` is what the addresses were given as, to name the one at fault.
 */
export function accountServerText(
  [first]: readonly FieldError[],
  admins: readonly string[],
): string | undefined {
  if (first === undefined) return undefined;
  const email = admins[Number(first.path.split(".")[1])] ?? "";
  switch (first.code) {
    case "ACCOUNT_NAME_EXISTS":
      return "unique_customer_names";
    case "ACCOUNT_NAME_REQUIRED":
      return "name cannot be empty";
    case "ACCOUNT_ADMIN_REQUIRED":
      return "admin cannot be empty string";
    case "ACCOUNT_ADMIN_NOT_AN_EMAIL":
      return `Incorrect admin email address: ${email}`;
    case "ACCOUNT_ADMIN_UNKNOWN":
      return `The following user does not exist: ${email}`;
    default:
      return undefined;
  }
}
