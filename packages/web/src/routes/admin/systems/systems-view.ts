import { type StationCondition, stationConditions } from "@cathedra/domain/stations";
import {
  onePart,
  optionalPart,
  type Part,
  pagePart,
  searchPart,
  tableView,
} from "../../../features/table-page/table-view.ts";

export const systemsPageSize = 25;

export const systemOrders = ["service_tag", "last_seen", "first_seen", "disk_free", "customer"] as const;

export type SystemsView = {
  readonly search: string;
  readonly condition: StationCondition | null;
  /** The number of days without contact after which a system counts as missing. */
  readonly days: number;
  readonly order: (typeof systemOrders)[number];
  readonly page: number;
};

/** The number of days if the address has none. */
const usualDays = 7;

const daysPart: Part<number> = {
  role: "order",
  read: (text) => (/^[1-9]\d{0,2}$/.test(text ?? "") ? Number(text) : usualDays),
  write: (days) => (days === usualDays ? null : String(days)),
};

/** The part of the list's state that is in the address. */
export const systemsView = tableView<SystemsView>({
  search: searchPart,
  condition: optionalPart(stationConditions),
  days: daysPart,
  order: onePart(systemOrders),
  page: pagePart,
});
