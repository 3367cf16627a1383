/** How long something took, as people say it: `under a second`, `12 seconds`, `2 minutes`. */
export function durationText(seconds: number): string {
  if (seconds < 1) return "under a second";
  if (seconds < 90) return counted(Math.round(seconds), "second");
  if (seconds < 5400) return counted(Math.round(seconds / 60), "minute");
  return counted(Math.round(seconds / 3600), "hour");
}

function counted(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? "" : "s"}`;
}
