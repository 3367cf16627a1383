import { pagePart, tableView } from "../../../features/table-page/table-view.ts";

export const runsPageSize = 25;

/** The part of the list's state that is in the address. */
export const talentView = tableView<{ readonly page: number }>({ page: pagePart });
