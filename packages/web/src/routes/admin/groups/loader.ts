import parameters from "../../../__generated__/AdminGroupsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { groupsView, pageVariables } from "./groups-view.ts";

export const loader = routeQuery(parameters, ({ url }) => pageVariables(groupsView.read(url.searchParams)));
