import { fixed } from "./fixed.ts";

/**
 * A duration in tables and beside values: `4:45`, `1:15:02` from an hour on; rounded to the nearest second, or with as many decimals
 * as are asked for.
 */
export function shortDuration(seconds: number, decimals = 0): string {
  const rounded = fixed(Math.abs(seconds), decimals);
  const [whole = "0", fraction] = rounded.split(".");
  const all = Number(whole);
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  const rest = `${two(all % 60)}${fraction === undefined ? "" : `.${fraction}`}`;
  const sign = seconds < 0 && Number(rounded) !== 0 ? "-" : "";
  return hours === 0 ? `${sign}${minutes}:${rest}` : `${sign}${hours}:${two(minutes)}:${rest}`;
}

/** A duration in prose: `4 min 45 s`, `1 h 30 min`, `0 s`; rounded to the nearest second. */
export function durationText(seconds: number): string {
  const all = Math.round(Math.abs(seconds));
  const parts = [
    [Math.floor(all / 3600), "h"],
    [Math.floor(all / 60) % 60, "min"],
    [all % 60, "s"],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return shown.length === 0 ? "0 s" : `${seconds < 0 ? "−" : ""}${shown.join(" ")}`;
}
