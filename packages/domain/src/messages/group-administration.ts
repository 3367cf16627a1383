import type { FieldError, FieldErrorCode } from "../field-errors.ts";

/** The texts of the administration of groups (9.037-9.056). */
export const groupAdministrationTexts = {
  /** The specification gives this text word for word (9.040). */
  none: "No groups found",
  /** The texts of toasts; the wording is specified (9.055). */
  created: "Successfully created group",
  updated: "Successfully updated group",
  deleted: "Successfully deleted group",
  /** The text of a toast; the wording is specified (9.055). */
  removedAll: "Successfully removed all users from group",
  removedOne: (person: string): string => `Removed ${person} from the group`,
  saveFailed: "Something went wrong saving the group. Please try again later.",
  deleteFailed: "Something went wrong deleting the group. Please try again later.",
  /** The text of a toast; the wording is specified (9.054). */
  removeAllFailed: "Something went wrong trying to remove all users. Try again later.",
  removeOneFailed: "Something went wrong removing this person. Please try again later.",
  /** Shown before the server's own message (9.056). */
  loadFailed: "Something went wrong when fetching accounts...",
  /** Shown for the admin who is being replaced in the form (X112). */
  formerAdmin: (person: string): string => `${person} stays in the group as a learner.`,
} as const;

const serverTexts: Readonly<Partial<Record<FieldErrorCode, (email: string) => string>>> = {
  ACCOUNT_ADMIN_NOT_AN_EMAIL: (email) => `Incorrect admin email address: ${email}`,
  ACCOUNT_ADMIN_UNKNOWN: (email) => `The following user does not exist: ${email}`,
};

/** The server's message for the first thing that is wrong with a group (9.052, 9.053); of an admin as an account's. */
export function groupServerText([first]: readonly FieldError[], email: string): string | undefined {
  return first === undefined ? undefined : (serverTexts[first.code]?.(email) ?? first.message);
}
