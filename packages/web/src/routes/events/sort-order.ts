import type { SortOrder } from "@cathedra/domain";
import { eventSortOptions } from "@cathedra/domain/cloud";

/** The order of the address; the newest first where it names none (3.004). */
export function readSortOrder(given: string | null): SortOrder {
  return eventSortOptions.find(({ key }) => key === given)?.key ?? "newest";
}
