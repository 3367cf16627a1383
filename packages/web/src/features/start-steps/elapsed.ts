/** How long a step usually takes: seconds, or minutes where it is a minute or more. */
export function usualTime(ms: number): string {
  if (ms < 60_000) return `${Math.round(ms / 1000)} s`;
  return `${Math.round(ms / 60_000)} min`;
}

/** The time since a start was asked for beside what is usual: `1:05 of about 3 min`. */
export function elapsedOf(elapsedMs: number, usualMs: number): string {
  const seconds = Math.floor(elapsedMs / 1000);
  const passed = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return elapsedMs > usualMs
    ? `${passed}, longer than the usual ${usualTime(usualMs)}`
    : `${passed} of about ${usualTime(usualMs)}`;
}
