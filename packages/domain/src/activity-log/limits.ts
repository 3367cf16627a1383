/** The number of runs on a page (6.001). */
export const activityLogPageSize = 25;

/** The longest page of the activity log, in rows. */
export const maxActivityLogPageSize = 100;

/** The largest offset of the list; a filter has to narrow a longer list. */
export const maxActivityOffset = 10_000;

/** The number at which the counting of runs stops, for lists across customers. */
export const countedActivities = 10_000;

/** The largest number of rows in an exported list (6.011). */
export const maxExportedActivities = 10_000;

export const maxActivitySearchLength = 200;
export const maxSearchWords = 8;

/** The number of groups that can be chosen from. */
export const maxActivityGroups = 1000;
