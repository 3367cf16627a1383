import parameters from "../../../__generated__/AdminEventsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { eventsView, getSort } from "./events-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const { search, sort, space, account } = eventsView.read(url.searchParams);
  return { search, space, account, activeSort: getSort(sort, "active"), pastSort: getSort(sort, "expired") };
});
