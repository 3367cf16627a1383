/** Texts of the administration of learning spaces. */
export const learningSpaceTexts = {
  /** `none` and `noneMatch` are specified word for word (5.027). */
  none: "No learning spaces available.",
  noneMatch: "No learning spaces were found",
  /** The title of the dialog for a learning space (5.026). */
  edit: "Edit Learning Space",
  saved: "Updated the learning space",
  saveFailed: "Something went wrong updating the learning space. Please try again later.",
  /** Help text of the field for the name. */
  nameHelp: (platformName: string): string =>
    `On the learning platform it is called ${platformName}. Leave it empty to use that name.`,
  logoHelp: "A PNG picture of at most 0.5 MB. It is shown in a square.",
  /** Shown below the reason why a chosen file cannot be the logo: saving the form changes only the other fields. */
  logoStays: "The logo stays as shown here.",
  /** Marks a thing that the learning platform no longer has. */
  gone: "No longer on the learning platform",
} as const;
