import { roughDuration, shortDuration } from "@cathedra/domain";

/** The usual duration of a step as text. */
export const usualTime = (ms: number): string => roughDuration(ms / 1000);

/** The elapsed time of a start with the usual one: `1:05 of about 3 min`. */
export function getElapsed(elapsedMs: number, usualMs: number): string {
  const passed = shortDuration(Math.floor(elapsedMs / 1000));
  return elapsedMs > usualMs
    ? `${passed}, longer than the usual ${usualTime(usualMs)}`
    : `${passed} of about ${usualTime(usualMs)}`;
}
