import parameters from "../../../__generated__/AdminSystemsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { systemsPageSize, systemsView } from "./systems-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const { search, page, ...view } = systemsView.read(url.searchParams);
  return { ...view, serviceTag: search, limit: systemsPageSize, offset: (page - 1) * systemsPageSize };
});
