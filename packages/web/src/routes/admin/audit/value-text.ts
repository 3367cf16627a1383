import { byteText, durationText } from "@cathedra/domain";
import { showMoment } from "../../../format/dates.ts";
import { browserLocale } from "../../../format/locale.ts";

/** A value of the log as text; a value that does not match its kind is shown unchanged. */
export function valueText(kind: string, value: string): string {
  if (kind === "moment") return momentText(value);
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  if (kind === "bytes") return byteText(number, browserLocale());
  if (kind === "seconds") return durationText(number);
  if (kind === "milliseconds") return durationText(number / 1000);
  return value;
}

/** An instant as text; the log contains instants in milliseconds or as text. */
function momentText(value: string): string {
  const at = /^\d{1,15}$/.test(value) ? Number(value) : Date.parse(value);
  return Number.isNaN(at) ? value : showMoment(at);
}
