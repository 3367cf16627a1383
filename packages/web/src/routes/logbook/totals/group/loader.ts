import parameters from "../../../../__generated__/GroupTotalsQuery$parameters.ts";
import { getGroupTotals } from "../../../../features/group-totals/group-totals-of.ts";
import { routeQuery } from "../../../../relay/route-query.ts";

export const loader = routeQuery(parameters, getGroupTotals);
