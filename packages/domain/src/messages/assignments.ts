/** The texts of assignments: what people of a group are asked to do by a day. */
export const assignmentTexts = {
  alreadyAssigned: "Everyone in the group is asked for this already. Change its due date instead.",
} as const;
