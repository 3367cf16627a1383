import parameters from "../../../../__generated__/InviteClassQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { filtersOf, inviteesPageSize, inviteesView } from "./invitees-view.ts";

export const loader = routeQuery(parameters, ({ params, url }) => {
  const view = inviteesView.read(url.searchParams);
  return {
    ...filtersOf(view),
    customerGroupId: groupIdOf(params.id),
    limit: inviteesPageSize,
    offset: (view.page - 1) * inviteesPageSize,
  };
});

/** The group that the path names; 0, which is nobody's, for what cannot be one. */
function groupIdOf(segment: string | undefined): number {
  return segment !== undefined && /^\d{1,9}$/.test(segment) ? Number(segment) : 0;
}
