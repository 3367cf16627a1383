import { addDays, type LocalDate, parseLocalDate } from "@cathedra/domain";
import { addMonths, type DayRange, getRange } from "@cathedra/domain/logbook";
import { localDay } from "../../../format/dates.ts";

/** The number of pairs on a page. */
export const duplicatesPageSize = 20;

/** What of the page is in its address; `to` is the last day of the twelve months, null for those until today. */
export type DuplicatesView = {
  readonly dismissed: boolean;
  readonly to: LocalDate | null;
  readonly page: number;
};

export function readDuplicatesView(query: URLSearchParams): DuplicatesView {
  const page = query.get("page") ?? "";
  const to = parseLocalDate(query.get("to") ?? "");
  return {
    dismissed: query.get("show") === "dismissed",
    to: to !== undefined && to < localDay() ? to : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function duplicatesHref({ dismissed, to, page }: DuplicatesView): string {
  const query = new URLSearchParams();
  if (dismissed) query.set("show", "dismissed");
  if (to !== null) query.set("to", to);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/logbook/doubles" : `/logbook/doubles?${query}`;
}

export function duplicatesVariables(query: URLSearchParams) {
  const { dismissed, to, page } = readDuplicatesView(query);
  return {
    dismissed,
    to: to ?? localDay(),
    limit: duplicatesPageSize,
    offset: (page - 1) * duplicatesPageSize,
  };
}

/** The twelve months of a view, and the last days of those before and after; `later` is undefined where they would be ahead. */
export function duplicatesPeriods(to: LocalDate | null): {
  readonly shown: DayRange;
  readonly earlier: LocalDate | null;
  readonly later: LocalDate | null | undefined;
} {
  const today = localDay();
  const shown = getRange("last12Months", to ?? today);
  const later = addDays(addMonths(addDays(shown.to, 1), 12), -1);
  return {
    shown,
    earlier: shown.from === null ? null : addDays(shown.from, -1),
    later: to === null ? undefined : later < today ? later : null,
  };
}
