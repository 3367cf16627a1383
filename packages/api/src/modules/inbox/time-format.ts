import { formatDate, formatDateTime, parseLocalDate } from "@cathedra/domain";
import type { TimeFormat } from "@cathedra/domain/inbox";

type RequestedFormat = {
  readonly locale?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
};

/** The reader's format of days and times; an unknown time zone is shown as UTC, with that label. */
export function timeFormatFor({ locale, timeZone }: RequestedFormat): TimeFormat {
  const zone = timeZone !== null && timeZone !== undefined && isZone(timeZone) ? timeZone : undefined;
  return {
    when: (at) => `${formatDateTime(at, locale ?? "", zone ?? "UTC")}${zone === undefined ? " UTC" : ""}`,
    day: (text) => {
      const day = parseLocalDate(text);
      return day === undefined ? text : formatDate(day, locale ?? "");
    },
  };
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
