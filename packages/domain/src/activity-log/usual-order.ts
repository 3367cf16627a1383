import type { ActivitySortKey, SortDirection } from "../enumerations.ts";

/** The order that one means by a column: the latest and the best first, names from A to Z (6.018). */
export function getUsualOrder(field: ActivitySortKey): SortDirection {
  return field === "activityStart" || field === "score" ? "DESC" : "ASC";
}
