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

type Sort = { readonly column: string; readonly direction: "ascending" | "descending" };

/** An order in the form of the table's header. */
export function getSort(order: CourseOrder): Sort {
  return {
    column: order.startsWith("code") ? "code" : "name",
    direction: order.endsWith("a-z") ? "ascending" : "descending",
  };
}

/** The order after a column header was pressed. */
export function orderBy({ column, direction }: Sort): CourseOrder {
  return `${column === "code" ? "code" : "name"}-${direction === "ascending" ? "a-z" : "z-a"}`;
}

/** The least number of courses that are shown in a table. */
export const minRows = 10;

/** The parts of the address that describe the list of courses (5.039). */
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
export function toCourseQuery({ search, order, space, page }: CoursesView) {
  return {
    search,
    sort: courseOrders.find(({ value }) => value === order)?.sort ?? "nameAscending",
    space,
    limit: coursesPageSize,
    offset: (page - 1) * coursesPageSize,
  } as const;
}
