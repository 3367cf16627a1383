/** So many runs a page (6.001). */
export const activityLogPageSize = 25;

/** No page is longer. */
export const longestActivityLogPage = 100;

/** Nobody leaves out more of a list: a filter narrows what is more. */
export const farthestActivity = 10_000;

/** Across customers nobody counts further. */
export const countedActivities = 10_000;

/** So many rows a spreadsheet of the list has at the most (6.011). */
export const mostExportedActivities = 10_000;

export const longestActivitySearch = 200;
export const mostSearchWords = 8;

/** So many groups one chooses from. */
export const mostActivityGroups = 1000;
