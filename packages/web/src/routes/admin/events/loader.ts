import parameters from "../../../__generated__/AdminEventsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { eventsView, sortOf } from "./events-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const { search, sort, space, account } = eventsView.read(url.searchParams);
  return { search, space, account, activeSort: sortOf(sort, "active"), pastSort: sortOf(sort, "expired") };
});
