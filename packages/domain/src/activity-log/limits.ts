/** So many runs a page (6.001). */
export const activityLogPageSize = 25;

/** The longest page of the activity log, in rows. */
export const longestActivityLogPage = 100;

/** Nobody leaves out more of a list: a filter narrows what is more. */
export const farthestActivity = 10_000;

/** Across customers nobody counts further. */
export const countedActivities = 10_000;

/** The largest number of rows in an exported list (6.011). */
export const mostExportedActivities = 10_000;

export const longestActivitySearch = 200;
export const mostSearchWords = 8;

/** At most so many groups can be chosen from. */
export const mostActivityGroups = 1000;
