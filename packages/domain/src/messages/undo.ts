/** What can stand in the way of taking something back: what has happened since. */
export type UndoObstacle = "GROUP_NAME_TAKEN" | "GROUP_REMOVED";

/** The texts of taking back what was done a moment ago, for every area. */
export const undoTexts = {
  /** The act, in the message that something was done. */
  undo: "Undo",
  undone: "Undone. Everything is as it was.",
  tooLate: "It is too late to undo this.",
  /** Nobody knows whether it was taken back. */
  failed: "This could not be undone. Please try again.",
  obstacles: {
    GROUP_NAME_TAKEN: "This cannot be undone: another group of the account now has this name.",
    GROUP_REMOVED: "This cannot be undone: the group was deleted in the meantime.",
  } satisfies Record<UndoObstacle, string>,
} as const;
