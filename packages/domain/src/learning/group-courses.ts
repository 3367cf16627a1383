/** How many courses a group has at the most, and of how many it is chosen from. */
export const groupCourseLimits = { assigned: 500, listed: 2000 } as const;
