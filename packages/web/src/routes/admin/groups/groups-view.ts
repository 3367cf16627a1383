import { idPart, onePart, pagePart, searchPart, tableView } from "../../../features/table-page/table-view.ts";

/** The parameters of the groups in the address (9.037). */
export type GroupsView = {
  readonly search: string;
  readonly account: number | null;
  readonly sort: "az" | "za";
  readonly look: "table" | "cards";
  readonly page: number;
};

export const groupsView = tableView<GroupsView>({
  search: searchPart,
  account: idPart,
  sort: onePart(["az", "za"]),
  look: onePart(["table", "cards"]),
  page: pagePart,
});

export const groupsPageSize = 30;

/** The page of the list as the API takes it. */
export function pageAsked({ search, account, sort, page }: GroupsView) {
  return {
    search: search === "" ? null : search,
    customerId: account,
    sort,
    limit: groupsPageSize,
    offset: (page - 1) * groupsPageSize,
  };
}

/** The order as the head of the first column shows it. */
export function columnSortOf({ sort }: Pick<GroupsView, "sort">) {
  return { column: "name", direction: sort === "az" ? "ascending" : "descending" } as const;
}
