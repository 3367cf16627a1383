import { displayGroups, getDisplayGroup } from "@cathedra/domain/cloud";
import type { TableSort } from "@cathedra/ui-kit/Table";
import { onePart, optionalPart, searchPart, tableView } from "../../../features/table-page/table-view.ts";
import { machineUserText, type OnMachine } from "../machine-texts.ts";

const columns = ["name", "status", "since"] as const;
const sorts = ["name", "-name", "status", "-status", "since", "-since"] as const;

/** The part of the fleet's view that is stored in the address. */
export type FleetView = {
  readonly search: string;
  /** The key of a group of statuses; null for all statuses. */
  readonly status: (typeof displayGroups)[number]["key"] | null;
  /** The sort order; a leading minus means descending. */
  readonly sort: (typeof sorts)[number];
};

/** Sorted by name at first, so that machines whose status changes keep their place. */
export const fleetView = tableView<FleetView>({
  search: searchPart,
  status: optionalPart(displayGroups.map(({ key }) => key)),
  sort: onePart(sorts),
});

type Sorted = OnMachine & { readonly name: string; readonly status_since: string };

/** The machines whose name or session matches the search. */
export function getMachines<M extends Sorted>(machines: readonly M[], view: FleetView): readonly M[] {
  const search = view.search.toLowerCase();
  const { column, direction } = getSort(view);
  const factor = direction === "ascending" ? 1 : -1;
  return machines
    .filter(({ status }) => view.status === null || getDisplayGroup(status).key === view.status)
    .filter((machine) => `${machine.name}\n${machineUserText(machine) ?? ""}`.toLowerCase().includes(search))
    .toSorted((one, other) => factor * compared(one, other, column) || byName(one, other));
}

/** The sorting in the form of the table's header. */
export function getSort({ sort }: Pick<FleetView, "sort">): TableSort {
  return sort.startsWith("-")
    ? { column: sort.slice(1), direction: "descending" }
    : { column: sort, direction: "ascending" };
}

export function sortFrom({ column, direction }: TableSort): FleetView["sort"] {
  const known = columns.find((each) => each === column) ?? "name";
  return direction === "ascending" ? known : `-${known}`;
}

function compared(one: Sorted, other: Sorted, column: string): number {
  if (column === "status") return getRank(one.status) - getRank(other.status);
  if (column === "since") return Date.parse(one.status_since) - Date.parse(other.status_since);
  return byName(one, other);
}

function getRank(status: string): number {
  const { key } = getDisplayGroup(status);
  return displayGroups.findIndex((group) => group.key === key);
}

const names = new Intl.Collator("en", { numeric: true });
function byName(one: Sorted, other: Sorted): number {
  return names.compare(one.name, other.name);
}
