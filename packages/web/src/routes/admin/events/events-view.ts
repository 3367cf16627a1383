import type { EventAdminSort } from "@cathedra/domain";
import type { ResourceAccessVoucherState } from "../../../__generated__/AdminEventListQuery.graphql.ts";
import { type ListView, listView } from "../../../features/access-vouchers/list-view.ts";

/** The orders of 3.033, and the one that is right for every section: what is next to now comes first. */
export type EventsSort = "nearestFirst" | EventAdminSort;
export type EventsView = ListView<EventsSort>;

/** The event that comes next, or was last, is the first by default: the order of 3.033 that is given is a choice. */
export const { read: readEventsView, write: writeEventsView } = listView<EventsSort>([
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
