/** The later changes that can prevent an undo. */
export type UndoObstacle =
  | "GROUP_NAME_TAKEN"
  | "GROUP_REMOVED"
  | "ASSIGNED_AGAIN"
  | "HOURS_IN_USE"
  | "VOUCHER_CHANGED";

/** The texts of undoing a recent act, for every area. */
export const undoTexts = {
  /** The act, in the message that something was done. */
  undo: "Undo",
  undone: "Undone.",
  tooLate: "It is too late to undo this.",
  /** Shown when it is unknown whether the undo was carried out. */
  failed: "This could not be undone. Please try again.",
  obstacles: {
    GROUP_NAME_TAKEN: "This cannot be undone: another group of the account now has this name.",
    ASSIGNED_AGAIN: "This cannot be undone: the group was asked for the same again in the meantime.",
    HOURS_IN_USE: "This cannot be undone: the person has started a case with these hours.",
    VOUCHER_CHANGED: "This cannot be undone: the voucher was changed in the meantime.",
    GROUP_REMOVED: "This cannot be undone: the group was deleted in the meantime.",
  } satisfies Record<UndoObstacle, string>,
} as const;
