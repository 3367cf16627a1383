import parameters from "../../../__generated__/AdminGroupsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { groupsView, pageAsked } from "./groups-view.ts";

export const loader = routeQuery(parameters, ({ url }) => pageAsked(groupsView.read(url.searchParams)));
