/**
 * The callers of the role matrix, named by their relation to Maya's record, her group and its customer: the IR residents of
 * Northgate. `test/platform/role-matrix/callers.ts` assigns the cast to them.
 */
export const callers = [
  "anonymous",
  "expiredToken",
  /** A person on Northgate's list of admins whose address the identity service has not verified. */
  "unverified",
  /** A person in no group, who has just signed in for the first time. */
  "stranger",
  /** A trainee of another Northgate group, whose profile has no logbook. */
  "withoutLogbook",
  "learner",
  "fellowLearner",
  "learnerOfOtherCustomer",
  "groupAdmin",
  "groupAdminOfOtherGroup",
  "customerAdmin",
  "customerAdminOfOtherCustomer",
  /** Admin of the group and of its customer. */
  "adminOfBoth",
  /** Admin of the group, and of another customer than the group's. */
  "adminOfGroupAndOtherCustomer",
  "support",
  "product",
  "qa",
  "demo",
  "sysAdmin",
] as const;

export type Caller = (typeof callers)[number];

/** Admins of the institution itself. */
export const customerAdmins = ["customerAdmin", "adminOfBoth", "sysAdmin"] as const;

/** People with rights over the group: its admins, and the admins of its customer. */
export const groupAdmins = ["groupAdmin", "adminOfGroupAndOtherCustomer", ...customerAdmins] as const;

/** The callers that stand for learners of a group. */
export const learners = ["learner", "fellowLearner"] as const;
