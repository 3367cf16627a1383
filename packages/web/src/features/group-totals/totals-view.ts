import { getSort, peopleInOrder } from "../class-people/people-list.ts";
import { optionalPart, type Part, searchPart, tableView } from "../table-page/table-view.ts";
import type { GroupTarget, TotalsPerson } from "./totals-people.ts";

/** The filters of people: those behind in a target, those who have reached all targets, and those without a case. */
export const totalsFilters = ["behind", "reached", "none"] as const;
export type TotalsFilter = (typeof totalsFilters)[number];

/** A column with its direction: `name`, `-cases`, `last`, or `target-` and its id. */
const sortPart: Part<string> = {
  role: "order",
  read: (text) => (/^-?(name|cases|last|target-[\w-]{1,64})$/.test(text ?? "") ? (text ?? "") : "name"),
  write: (sort) => (sort === "name" ? null : sort),
};

const confirmedPart: Part<boolean> = {
  role: "order",
  read: (text) => text === "1",
  write: (isOn) => (isOn ? "1" : null),
};

/** The parameters of the trainees' totals in the address. */
export type GroupTotalsView = {
  readonly search: string;
  readonly show: TotalsFilter | null;
  /** Whether only confirmed records count; the API then counts again. */
  readonly confirmed: boolean;
  readonly sort: string;
};

export const groupTotalsView = tableView<GroupTotalsView>({
  search: searchPart,
  show: optionalPart(totalsFilters),
  confirmed: confirmedPart,
  sort: sortPart,
});

export const columnOfTarget = (id: string): string => `target-${id}`;

/** The trainees of a view, in its order. */
export function getTrainees(
  people: readonly TotalsPerson[],
  targets: readonly GroupTarget[],
  view: Pick<GroupTotalsView, "search" | "show" | "sort">,
): readonly TotalsPerson[] {
  const shown = people.filter((person) => view.show === null || isShown(person, view.show));
  return peopleInOrder(shown, view, comparing(getSort(view.sort).column, targets));
}

function isShown({ cases, cells }: TotalsPerson, show: TotalsFilter): boolean {
  if (show === "none") return cases === 0;
  if (show === "behind") return cells.some(({ state }) => state === "behind");
  return cells.length > 0 && cells.every(({ state }) => state === "reached");
}

function comparing(column: string, targets: readonly GroupTarget[]) {
  const place = targets.findIndex(({ id }) => columnOfTarget(id) === column);
  return (one: TotalsPerson, other: TotalsPerson): number => {
    if (column === "cases") return one.cases - other.cases;
    if (column === "last") return (one.lastDay ?? "").localeCompare(other.lastDay ?? "");
    return (one.cells[place]?.done ?? 0) - (other.cells[place]?.done ?? 0);
  };
}
