import {
  optionalPart,
  pagePart,
  searchPart,
  tableView,
} from "../../../../../features/table-page/table-view.ts";

export const inviteesPageSize = 50;

export const inviteeStatuses = [
  "joined",
  "mailed",
  "mailWaiting",
  "mailFailed",
  "notMailed",
  "optedOut",
  "invited",
] as const;
export type InviteeStatus = (typeof inviteeStatuses)[number];

/** The parameters of the list of invited people in the address. */
export type InviteesView = {
  readonly search: string;
  readonly status: InviteeStatus | null;
  readonly page: number;
};

export const inviteesView = tableView<InviteesView>({
  search: searchPart,
  status: optionalPart(inviteeStatuses),
  page: pagePart,
});

/** The filter that shows all invitees. */
export const allInvitees = inviteesView.read(new URLSearchParams());

/** The filters as the API takes them. */
export function getFilters({ search, status }: InviteesView) {
  return { search: search === "" ? null : search, status };
}
