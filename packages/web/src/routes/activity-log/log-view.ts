import { type ActivitySortKey, activitySortKeys, type SortDirection } from "@cathedra/domain";
import { activityLogPageSize, getUsualOrder } from "@cathedra/domain/activity-log";
import { type RunOutcome, runOutcomes } from "@cathedra/domain/results";
import {
  idPart,
  onePart,
  optionalPart,
  type Part,
  pagePart,
  searchPart,
  tableView,
} from "../../features/table-page/table-view.ts";

/** The part of the list's state that is in the address (6.001). */
export type LogView = {
  /** The person's own runs, or those of all people whom they administer (6.011). */
  readonly view: "mine" | "all";
  readonly search: string;
  readonly module: string | null;
  readonly exercise: string | null;
  readonly result: RunOutcome | null;
  /** The number of a group, which only filters the list of administered people. */
  readonly group: number | null;
  /** Days in the browser's time zone or instants (ISO 8601, UTC); the last one is included. */
  readonly from: string | null;
  readonly until: string | null;
  readonly sort: ActivitySortKey;
  /** The direction of the order; null for the column's usual direction. */
  readonly order: SortDirection | null;
  readonly page: number;
};

const codePart: Part<string | null> = {
  role: "filter",
  read: (text) => (text !== null && /^[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100})?$/.test(text) ? text : null),
  write: (code) => code,
};

/** A day in the browser's time zone, or an instant in UTC, which links of notices contain. */
const dayOrInstantPart: Part<string | null> = {
  role: "filter",
  read: (text) =>
    text !== null &&
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/.test(text) &&
    !Number.isNaN(Date.parse(text))
      ? text
      : null,
  write: (time) => time,
};

export function isInstant(time: string): boolean {
  return time.includes("T");
}

export const logView = tableView<LogView>({
  view: onePart(["mine", "all"]),
  search: searchPart,
  module: codePart,
  exercise: codePart,
  result: optionalPart(runOutcomes),
  group: idPart,
  from: dayOrInstantPart,
  until: dayOrInstantPart,
  sort: onePart(activitySortKeys),
  order: { ...optionalPart(["ASC", "DESC"]), role: "order" },
  page: pagePart,
});

export function getOrder({ sort, order }: LogView): SortDirection {
  return order ?? getUsualOrder(sort);
}

/** The view sorted by a column, from its first page. The column's usual direction is not written into the address (6.018). */
export function sortedBy(view: LogView, sort: ActivitySortKey, order: SortDirection): LogView {
  return { ...view, sort, order: order === getUsualOrder(sort) ? null : order, page: 1 };
}

/** The view of another list, from its first page. The group filter only exists in the list of administered people. */
export function toView(view: LogView, whose: LogView["view"]): LogView {
  return { ...view, view: whose, group: whose === "all" ? view.group : null, page: 1 };
}

/** The search of the API: days begin and end in the browser's time zone. */
export function toSearchParams(view: LogView) {
  const { search, module, exercise, result, from, until, sort } = view;
  return {
    sortField: sort,
    sortOrder: getOrder(view),
    searchText: search || null,
    moduleCode: module,
    exerciseKey: exercise,
    result,
    from: from === null ? null : getBegin(from),
    to: until === null ? null : getEnd(until),
  };
}

/** The variables of the query for a page of the viewer's own runs. */
export function ownVariables(view: LogView) {
  const offset = (view.page - 1) * activityLogPageSize;
  return { searchParams: toSearchParams(view), limit: activityLogPageSize, offset };
}

/** The variables for a page of everyone's runs. */
export function everybodysVariables(view: LogView) {
  return { ...ownVariables(view), groups: view.group === null ? null : [view.group] };
}

function getBegin(time: string): string {
  return isInstant(time) ? time : getStart(time, 0);
}

/** The first instant that is no longer included. */
function getEnd(time: string): string {
  return isInstant(time) ? new Date(Date.parse(time) + 1).toISOString() : getStart(time, 1);
}

function getStart(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
