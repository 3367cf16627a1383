import parameters from "../../__generated__/CloudCasesQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Always fetched from the network (2.035), because the remaining time changes with every session. */
export const loader = routeQuery(parameters, () => ({}), "network-only");
