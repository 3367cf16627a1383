import { pagePart, searchPart, tableView } from "../../../features/table-page/table-view.ts";

export const modulesPageSize = 25;

export type ModulesView = { readonly search: string; readonly page: number };

/** The part of the list's state that is in the address. */
export const modulesView = tableView<ModulesView>({ search: searchPart, page: pagePart });
