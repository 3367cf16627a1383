import parameters from "../../__generated__/CloudCaseQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Always from the network: a session begins and ends without this browser. */
export const loader = routeQuery(parameters, () => ({}), "network-only");
