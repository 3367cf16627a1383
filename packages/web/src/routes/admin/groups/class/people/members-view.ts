import { onePart, searchPart, tableView } from "../../../../../features/table-page/table-view.ts";

/** The parameters of the people of a group in the address: the same as in the other tabs. */
export type MembersView = { readonly search: string; readonly sort: "name" | "-name" };

export const membersView = tableView<MembersView>({ search: searchPart, sort: onePart(["name", "-name"]) });
