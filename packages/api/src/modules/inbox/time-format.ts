import { formatDateTime } from "@cathedra/domain";
import type { TimeFormat } from "@cathedra/domain/inbox";

type RequestedFormat = {
  readonly locale?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
};

/** The reader's format of times; an unknown time zone is shown as UTC, with that label. */
export function timeFormatFor({ locale, timeZone }: RequestedFormat): TimeFormat {
  const zone = timeZone !== null && timeZone !== undefined && isZone(timeZone) ? timeZone : undefined;
  return {
    when: (at) => `${formatDateTime(at, locale ?? "", zone ?? "UTC")}${zone === undefined ? " UTC" : ""}`,
  };
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
