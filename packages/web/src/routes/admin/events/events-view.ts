import type { EventAdminSort } from "@cathedra/domain/cloud";
import type { TableSort } from "@cathedra/ui-kit/Table";
import type { ResourceAccessVoucherState } from "../../../__generated__/eventListQuery.graphql.ts";
import { type ListView, listView } from "../../../features/access-vouchers/list-view.ts";

/** How the list of events is ordered: by the orders of 3.033, or with the event nearest to the present first in every section. */
export type EventsSort = "nearestFirst" | EventAdminSort;
export type EventsView = ListView<EventsSort>;

/** The state of the list in its address. By default the next or last event comes first; the orders of 3.033 can be chosen. */
export const eventsView = listView<EventsSort>([
  "nearestFirst",
  "eventDateDescending",
  "eventDateAscending",
  "createdNewest",
  "createdOldest",
]);

/** The order in which the API returns a section. */
export function getSort(sort: EventsSort, state: ResourceAccessVoucherState): EventAdminSort {
  if (sort !== "nearestFirst") return sort;
  return state === "active" ? "eventDateAscending" : "eventDateDescending";
}

/** The column by which a section is sorted, and its direction. */
export function getColumnSort(sort: EventAdminSort): TableSort {
  switch (sort) {
    case "eventDateAscending":
      return { column: "eventAt", direction: "ascending" };
    case "eventDateDescending":
      return { column: "eventAt", direction: "descending" };
    case "createdOldest":
      return { column: "createdAt", direction: "ascending" };
    case "createdNewest":
      return { column: "createdAt", direction: "descending" };
  }
}

/** The order of the events after a column header was pressed. */
export function sortByColumn({ column, direction }: TableSort): EventAdminSort {
  if (column === "createdAt") return direction === "ascending" ? "createdOldest" : "createdNewest";
  return direction === "ascending" ? "eventDateAscending" : "eventDateDescending";
}
