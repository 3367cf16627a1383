import parameters from "../../../../../__generated__/InviteClassQuery$parameters.ts";
import { routeQuery } from "../../../../../relay/route-query.ts";
import { accountIdOf } from "../../../account-id.ts";
import { filtersOf, inviteesPageSize, inviteesView } from "./invitees-view.ts";

export const loader = routeQuery(parameters, ({ params, url }) => {
  const view = inviteesView.read(url.searchParams);
  return {
    ...filtersOf(view),
    customerGroupId: accountIdOf(params.id),
    limit: inviteesPageSize,
    offset: (view.page - 1) * inviteesPageSize,
  };
});
