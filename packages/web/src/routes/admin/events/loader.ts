import parameters from "../../../__generated__/AdminEventsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { readEventsView, sortOf } from "./events-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const { search, sort, space } = readEventsView(url.searchParams);
  return { search, space, activeSort: sortOf(sort, "active"), pastSort: sortOf(sort, "expired") };
});
