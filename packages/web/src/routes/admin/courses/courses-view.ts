import { idPart, onePart, pagePart, searchPart, tableView } from "../../../features/table-page/table-view.ts";

export const coursesPageSize = 48;

/** How long the search waits for the next key, in milliseconds (5.041). */
export const searchDelayMs = 300;

export const courseOrders = [
  { value: "name-a-z", label: "Name A-Z", sort: "nameAscending" },
  { value: "name-z-a", label: "Name Z-A", sort: "nameDescending" },
  { value: "code-a-z", label: "Code A-Z", sort: "codeAscending" },
  { value: "code-z-a", label: "Code Z-A", sort: "codeDescending" },
] as const;

export type CourseOrder = (typeof courseOrders)[number]["value"];

/** What of the list of courses is in the address (5.039). */
export type CoursesView = {
  readonly search: string;
  readonly order: CourseOrder;
  readonly space: number | null;
  readonly page: number;
};

export const coursesView = tableView<CoursesView>({
  search: searchPart,
  order: onePart(["name-a-z", "name-z-a", "code-a-z", "code-z-a"]),
  space: idPart,
  page: pagePart,
});

/** The query variables of a view. */
export function courseQueryOf({ search, order, space, page }: CoursesView) {
  return {
    search,
    sort: courseOrders.find(({ value }) => value === order)?.sort ?? "nameAscending",
    space,
    limit: coursesPageSize,
    offset: (page - 1) * coursesPageSize,
  } as const;
}
