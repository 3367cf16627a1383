import { onePart, searchPart, tableView } from "../../../../../features/table-page/table-view.ts";

/** The view of a group's people in the address; it has the same parameters as the other tabs. */
export type MembersView = { readonly search: string; readonly sort: "name" | "-name" };

export const membersView = tableView<MembersView>({ search: searchPart, sort: onePart(["name", "-name"]) });
