const dayMs = 86_400_000;

/** So long a notice is kept, whatever became of it. */
export const noticesKeptMs = 90 * dayMs;

/** Numbers beyond it are not counted: the bell says "99+". */
export const mostCounted = 100;
