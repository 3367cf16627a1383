import parameters from "../../../__generated__/AdminSoftwareQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { softwarePageSize, softwareView } from "./software-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const { search, state, page } = softwareView.read(url.searchParams);
  return { searchText: search, state, limit: softwarePageSize, offset: (page - 1) * softwarePageSize };
});
