import type { TableSort } from "@cathedra/ui-kit/Table";
import { idPart, onePart, pagePart, searchPart, tableView } from "../../../features/table-page/table-view.ts";

/** The columns of the table that sort, besides the names. */
const ranked = ["account", "members", "courses"] as const;
const sorts = [
  "az",
  "za",
  ...ranked.flatMap((column) => [`${column}Ascending`, `${column}Descending`] as const),
] as const;
export type GroupSort = (typeof sorts)[number];

/** The parameters of the groups in the address (9.037). */
export type GroupsView = {
  readonly search: string;
  readonly account: number | null;
  readonly sort: GroupSort;
  readonly look: "table" | "cards";
  readonly page: number;
};

export const groupsView = tableView<GroupsView>({
  search: searchPart,
  account: idPart,
  sort: onePart(sorts),
  look: onePart(["table", "cards"]),
  page: pagePart,
});

export const groupsPageSize = 30;

/** The page of the list as the API takes it. */
export function pageVariables({ search, account, sort, page }: GroupsView) {
  return {
    search: search === "" ? null : search,
    customerId: account,
    sort,
    limit: groupsPageSize,
    offset: (page - 1) * groupsPageSize,
  };
}

/** The sorting in the form of the table's header. */
export function getColumnSort({ sort }: Pick<GroupsView, "sort">): TableSort {
  const column = ranked.find((each) => sort.startsWith(each));
  const isDescending = sort === "za" || sort.endsWith("Descending");
  return { column: column ?? "name", direction: isDescending ? "descending" : "ascending" };
}

/** The sorting after a column header was pressed; columns of numbers begin with the largest. */
export function sortOfColumn({ column, direction }: TableSort, present: GroupSort): GroupSort {
  const isAscending = direction === "ascending";
  const found = ranked.find((each) => each === column);
  if (found === undefined) return isAscending ? "az" : "za";
  const isNew = !present.startsWith(found);
  return `${found}${isAscending !== (isNew && found !== "account") ? "Ascending" : "Descending"}`;
}
