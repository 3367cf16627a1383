import parameters from "../../../../../__generated__/InviteClassQuery$parameters.ts";
import { routeQuery } from "../../../../../relay/route-query.ts";
import { getAccountId } from "../../../account-id.ts";
import { getFilters, inviteesPageSize, inviteesView } from "./invitees-view.ts";

export const loader = routeQuery(parameters, ({ params, url }) => {
  const view = inviteesView.read(url.searchParams);
  return {
    ...getFilters(view),
    customerGroupId: getAccountId(params.id),
    limit: inviteesPageSize,
    offset: (view.page - 1) * inviteesPageSize,
  };
});
