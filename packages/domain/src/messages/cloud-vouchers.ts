import type { AppErrorCode } from "./errors.ts";

/** The texts of the administration of cloud-case vouchers (2.047-2.053, X107). */
export const cloudVoucherTexts = {
  /** The text of a toast; the wording is specified (2.047). */
  tooLittleTime: "Too little spendable time in cloud cases time quota to create voucher.",
  /** The message if the institution has too little time for more users of an existing voucher (X57). */
  tooLittleTimeToUpdate: "Too little spendable time in cloud cases time quota to update voucher.",
  /** The text of a toast; the wording is specified (2.048). */
  createFailed: "Something went wrong creating the voucher",
  /** The text of a toast; the wording is specified (2.049). */
  updateFailed: "Something went wrong updating the voucher",
  /** The text of a toast; the wording is specified (2.050). */
  created: "Created new voucher",
  /** The label of the button in the toast after a voucher was created. */
  copyLink: "Copy invite link",
  /** The text of a toast; the wording is specified (2.050). */
  updated: "Updated voucher",
  /** The text of a toast; the wording is specified (2.051). */
  archived: "Successfully archived cloud case voucher.",
  /** Explains why an archived voucher cannot be changed. */
  isArchived: "It was ended: its link no longer works, and none of its cases can be started.",
  archivedUsers: (count: number): string => {
    if (count === 0) return "No one had accepted it.";
    return count === 1 ? "One person had accepted it." : `${count} people had accepted it.`;
  },
  /** The text of a toast; the wording is specified (2.052). */
  archiveFailed: "Failed to archive voucher. Please try again later.",
  /** The specification gives this text word for word (2.053). */
  noCasesSelected: "No cases selected",
} as const;

/** The toast of a voucher that could not be created or updated, by the code of the refusal; undefined: it failed for another reason (2.047-2.049). */
export function cloudVoucherFailure(saving: "create" | "update", code: AppErrorCode | undefined): string {
  const isCreate = saving === "create";
  if (code === "TOO_LITTLE_SPENDABLE_TIME")
    return isCreate ? cloudVoucherTexts.tooLittleTime : cloudVoucherTexts.tooLittleTimeToUpdate;
  return isCreate ? cloudVoucherTexts.createFailed : cloudVoucherTexts.updateFailed;
}
