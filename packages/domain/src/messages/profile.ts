/** The texts of the account settings (13.007-13.014). */
export const profileTexts = {
  /** The text of a toast; the wording is specified (13.013). */
  saved: "Successfully updated your profile settings",
  /** The text of a toast; the wording is specified (13.014). */
  saveFailed: "Something went wrong saving your settings. Try again later.",
  /** The text of a toast (13.012, X79). */
  invalid: "Some input values are not valid. Please fill in all required fields correctly.",
  /** Shown if `updateUser` names an address that is not the caller's own (X30). */
  foreignUser: "You can change your own profile only.",
} as const;
