/** `22/11/2026, 16:05:00`: the portal's date format, in its time zone. */
export function dateText(ms: number | null): string {
  if (ms === null) return "";
  const [day = "", time = ""] = new Date(ms).toISOString().split("T");
  return `${day.split("-").reverse().join("/")}, ${time.slice(0, 8)}`;
}

/** A time in Unix seconds as text; null if there is none. */
export function timestamp(ms: number | null): string | null {
  return ms === null ? null : String(Math.floor(ms / 1000));
}

/** A duration such as `1h 3m 17s`. */
export function timeText(seconds: number): string {
  if (seconds === 0) return "";
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor((seconds % 3600) / 60), "m"],
    [seconds % 60, "s"],
  ];
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count}${unit}`])).join(" ");
}

const formatted: Readonly<Record<string, string>> = {
  not_attempted: "Not attempted",
  incomplete: "In progress",
  in_progress: "In progress",
  completed: "Completed",
  failed: "Not passed",
};

/** The status in the words that the platform shows to people. */
export function statusText(status: string): string {
  return formatted[status] ?? status;
}
