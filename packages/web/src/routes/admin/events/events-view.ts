import type { EventAdminSort } from "@cathedra/domain";
import { type ListView, listView } from "../../../features/access-vouchers/list-view.ts";

export type EventsView = ListView<EventAdminSort>;

/** The latest event first by default (3.033). */
export const { read: readEventsView, write: writeEventsView } = listView<EventAdminSort>([
  "eventDateDescending",
  "eventDateAscending",
  "createdNewest",
  "createdOldest",
]);
