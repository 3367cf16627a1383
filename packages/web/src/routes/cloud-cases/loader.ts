import parameters from "../../__generated__/CloudCasesQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Always from the network (2.035): what is left of the time changes with every session. */
export const loader = routeQuery(parameters, () => ({}), "network-only");
