import { pagePart, tableView } from "../../../features/table-page/table-view.ts";

export const runsPageSize = 25;

/** What of the list of synchronisations is in the address. */
export const talentView = tableView<{ readonly page: number }>({ page: pagePart });
