import { formatDateTime } from "@cathedra/domain";
import type { TimeFormat } from "@cathedra/domain/inbox";

type Asked = { readonly locale?: string | null | undefined; readonly timeZone?: string | null | undefined };

/** How times are written for whoever asks; a zone that nobody knows is UTC, and says so. */
export function timeFormatFor({ locale, timeZone }: Asked): TimeFormat {
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
