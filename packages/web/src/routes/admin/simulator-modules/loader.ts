import parameters from "../../../__generated__/SimulatorModulesQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { modulesPageSize, modulesView } from "./modules-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const { search, page } = modulesView.read(url.searchParams);
  return { searchText: search, limit: modulesPageSize, offset: (page - 1) * modulesPageSize };
});
