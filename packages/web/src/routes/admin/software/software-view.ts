import { optionalPart, pagePart, searchPart, tableView } from "../../../features/table-page/table-view.ts";

export const softwarePageSize = 25;

export const releaseStates = ["draft", "published", "withdrawn"] as const;
export type ReleaseState = (typeof releaseStates)[number];

export type SoftwareView = {
  readonly search: string;
  readonly state: ReleaseState | null;
  readonly page: number;
};

/** The part of the list's state that is in the address. */
export const softwareView = tableView<SoftwareView>({
  search: searchPart,
  state: optionalPart(releaseStates),
  page: pagePart,
});
