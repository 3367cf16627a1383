import { roundDecimal } from "./round-decimal.ts";

/** A duration for tables: `4:45`, `1:15:02` from an hour on; rounded to seconds, or with the given number of decimals. */
export function shortDuration(seconds: number, decimals = 0): string {
  const rounded = roundDecimal(Math.abs(seconds), decimals);
  const [whole = "0", fraction] = rounded.split(".");
  const all = Number(whole);
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  const rest = `${two(all % 60)}${fraction === undefined ? "" : `.${fraction}`}`;
  const sign = seconds < 0 && Number(rounded) !== 0 ? "-" : "";
  return hours === 0 ? `${sign}${minutes}:${rest}` : `${sign}${hours}:${two(minutes)}:${rest}`;
}

/**
 * A duration in prose: `4 min 45 s`, `1,200 h 30 min`, `0 s`; rounded to the nearest second, or to the minute where seconds say
 * nothing.
 */
export function durationText(seconds: number, precision: "second" | "minute" = "second"): string {
  const unit = precision === "second" ? 1 : 60;
  const all = Math.round(Math.abs(seconds) / unit) * unit;
  const parts = [
    [Math.floor(all / 3600), "h"],
    [Math.floor(all / 60) % 60, "min"],
    [all % 60, "s"],
  ] as const;
  const shown = parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count.toLocaleString("en")} ${name}`);
  if (shown.length === 0) return precision === "second" ? "0 s" : "0 min";
  return `${seconds < 0 ? "−" : ""}${shown.join(" ")}`;
}

/** About how long something takes or was, in one unit: `12 s`, `3 min`, `2 h`, `365 days`. */
export function roughDuration(seconds: number): string {
  if (seconds < 1) return "under 1 s";
  const units = [
    [86_400, " days", 2],
    [3600, " h", 1.5],
    [60, " min", 1],
  ] as const;
  const [size, name] = units.find(([each, , least]) => seconds >= each * least) ?? [1, " s"];
  return `${Math.round(seconds / size).toLocaleString("en")}${name}`;
}

/** The time that someone has to wait, for use in a sentence: seconds for short times, minutes for longer ones. */
export function waitingTime(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}

/** A span as d/h/m/s, without the parts that are 0 (G.024): `1d 2h 5s`. Parts of a second are dropped. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 86_400), "d"],
    [Math.floor(whole / 3600) % 24, "h"],
    [Math.floor(whole / 60) % 60, "m"],
    [whole % 60, "s"],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return shown.length === 0 ? "0s" : shown.join(" ");
}
