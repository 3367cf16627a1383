import type { EventAdminSort } from "@cathedra/domain/cloud";
import type { TableSort } from "@cathedra/ui-kit/Table";
import type { ResourceAccessVoucherState } from "../../../__generated__/eventListQuery.graphql.ts";
import { type ListView, listView } from "../../../features/access-vouchers/list-view.ts";

/** The orders of 3.033, and one for all sections in which the event nearest to now comes first. */
export type EventsSort = "nearestFirst" | EventAdminSort;
export type EventsView = ListView<EventsSort>;

/** The event that comes next, or was last, is the first by default: the order of 3.033 that is given is a choice. */
export const eventsView = listView<EventsSort>([
  "nearestFirst",
  "eventDateDescending",
  "eventDateAscending",
  "createdNewest",
  "createdOldest",
]);

/** The order in which a section is asked for. */
export function sortOf(sort: EventsSort, state: ResourceAccessVoucherState): EventAdminSort {
  if (sort !== "nearestFirst") return sort;
  return state === "active" ? "eventDateAscending" : "eventDateDescending";
}

/** The column by which a section is in order. */
export function columnSortOf(sort: EventAdminSort): TableSort {
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

/** The order after a press on the head of a column. */
export function sortByColumn({ column, direction }: TableSort): EventAdminSort {
  if (column === "createdAt") return direction === "ascending" ? "createdOldest" : "createdNewest";
  return direction === "ascending" ? "eventDateAscending" : "eventDateDescending";
}
