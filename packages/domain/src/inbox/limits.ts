const dayMs = 86_400_000;

/** How long a notice is kept, in milliseconds. */
export const noticeRetentionMs = 90 * dayMs;

/** The number at which the counting of unseen notices stops: the bell then shows "99+". */
export const maxCounted = 100;

/** How many notices a person gets in a day about events of institutions that they do not belong to, all of these together. */
export const maxNoticesFromStrangers = 10;

/** How long before the start of an event its people are told that it begins soon, in milliseconds. */
export const soonMs = dayMs;

/** How long before the end of a voucher its administrators are told that it runs out, in milliseconds. */
export const expiringMs = 3 * dayMs;
