import { Time } from "@internationalized/date";

/** Parses `HH:MM`; null for any other text. */
export function readPlainTime(text: string | null | undefined): Time | null {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(text ?? "");
  return parts === null ? null : new Time(Number(parts[1]), Number(parts[2]));
}

export function writePlainTime(time: Pick<Time, "hour" | "minute"> | null): string | null {
  if (time === null) return null;
  return [time.hour, time.minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Reads a pasted time in 24-hour format, or with `am` or `pm`. */
export function readPastedTime(text: string): Time | null {
  const parts = /^(\d{1,2})[:.](\d{2})(?:\s*([ap])\.?m\.?)?$/iu.exec(text.trim());
  if (parts === null) return null;
  const [given = "", minute = "", half] = parts.slice(1);
  const hour = Number(given);
  if (half === undefined) return readPlainTime(`${given.padStart(2, "0")}:${minute}`);
  if (hour < 1 || hour > 12) return null;
  const counted = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return readPlainTime(`${String(counted).padStart(2, "0")}:${minute}`);
}
