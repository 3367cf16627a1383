/** The texts of the administration's frame. */
export const administrationTexts = {
  /** Somebody without any of the six roles (9.003). */
  noRights: "You do not have the necessary rights to view this page.",
  /** A role, but nothing that it opens stands yet. */
  nothingToAdminister: "There is nothing here for your role yet.",
} as const;
