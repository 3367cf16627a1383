/** Time to the minute: `2 hours`, `1 hour 20 minutes`, `1 minute`. */
export function timeText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const parts = [counted(Math.floor(minutes / 60), "hour"), counted(minutes % 60, "minute")];
  return parts.filter((part) => part !== "").join(" ") || "0 minutes";
}

function counted(count: number, one: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${one}` : `${count.toLocaleString()} ${one}s`;
}
