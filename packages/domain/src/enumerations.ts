/**
 * Enumerations that the portal shares between its areas (G.008-G.016). Some have no owner in the specification: they are
 * exported, and no behaviour is made up for them (X53).
 */

/** The specification gives the values of this enumeration (G.008). */
export const comparisonOperators = [
  "lessthan",
  "lessequal",
  "equal",
  "notequal",
  "greaterequal",
  "greaterthan",
] as const;
export type ComparisonOperator = (typeof comparisonOperators)[number];

/** The specification gives the values of this enumeration (G.009). */
export const stepTypes = ["degir", "evtnor", "goto", "free", "staging"] as const;
export type StepType = (typeof stepTypes)[number];

/** The specification gives the values of this enumeration (G.010). */
export const toastTypes = ["success", "error"] as const;
export type ToastType = (typeof toastTypes)[number];

/** The specification gives the values of this enumeration (G.011). */
export const sortOrders = ["az", "za", "newest", "oldest"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The specification gives the values of this enumeration (G.011). */
export const sortDirections = ["ASC", "DESC"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The specification gives the values of this enumeration (G.012). */
export const activitySortKeys = ["activityStart", "courseName", "exerciseName", "score"] as const;
export type ActivitySortKey = (typeof activitySortKeys)[number];

/** The specification gives the values of this enumeration (G.014). */
export const simulatorKinds = ["VIST", "IRLOG"] as const;
export type SimulatorKind = (typeof simulatorKinds)[number];

/** The specification gives the values of this enumeration (G.015). */
export const cloudCaseKinds = ["EVENT_CLOUD_CASE", "SINGLE_USER_CLOUD_CASE"] as const;
export type CloudCaseKind = (typeof cloudCaseKinds)[number];

/** The specification gives the values of this enumeration (G.015). */
export const eventRoles = ["ORGANIZER", "PARTICIPANT"] as const;
export type EventRole = (typeof eventRoles)[number];

/** Set (a) of the entity statuses (G.016, X53). */
export const activityStatuses = ["ACTIVE", "INACTIVE", "UNKNOWN"] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** Set (b) of the entity statuses (G.016, X53). */
export const syncStatuses = ["ACTIVE", "DELETED", "INACTIVE", "OUTDATED", "UNKNOWN", "UPDATED"] as const;
export type SyncStatus = (typeof syncStatuses)[number];

/** Set (c) of the entity statuses (G.016, X53). */
export const releaseStatuses = ["ACTIVE", "INACTIVE", "OUTDATED", "RELEASED"] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];
