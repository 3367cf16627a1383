/** The maximum number of courses that a group has, and of courses from which they are chosen. */
export const groupCourseLimits = { assigned: 500, listed: 2000 } as const;
