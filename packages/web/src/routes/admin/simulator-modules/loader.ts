import { simulatorModuleList } from "@cathedra/domain/lists";
import parameters from "../../../__generated__/SimulatorModulesQuery$parameters.ts";
import { pageVariables } from "../../../features/table-page/described-view.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, ({ url }) =>
  pageVariables(simulatorModuleList, url.searchParams),
);
