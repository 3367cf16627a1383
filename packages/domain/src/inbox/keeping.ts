const dayMs = 86_400_000;

/** So long a notice is kept, whatever became of it. */
export const noticesKeptMs = 90 * dayMs;

/** Numbers beyond it are not counted: the bell says "99+". */
export const mostCounted = 100;

/** So long before its beginning an event begins soon. */
export const soonMs = dayMs;

/** So long before its end a voucher runs out. */
export const expiringMs = 3 * dayMs;
