const hours = (count: number): string => (count === 1 ? "1 hour" : `${count.toLocaleString("en")} hours`);

/** The texts of the administration of accounts and their quota (9.014-9.036, X107). */
export const accountsTexts = {
  none: "No accounts yet.",
  noneMatch: "No account matches the search.",
  created: "Account created.",
  saved: "Account saved.",
  toppedUp: (count: number): string =>
    count < 0 ? `${hours(-count)} taken back.` : `${hours(count)} added.`,
  accessSaved: "Access saved.",
  /** A correction below what is spendable (X58). */
  onlySpendable: (spendableHours: number): string =>
    spendableHours === 0
      ? "There are no spendable hours to take back."
      : `At most ${hours(spendableHours)} can be taken back: the rest is reserved or used.`,
  /** Somebody takes their own address off the list. */
  leavingAccount: "You are no longer on the list: after saving you will not see this account any more.",
  noEntries: "No time was added or used yet.",
  noCases: "This learning space has no cloud cases.",
} as const;
