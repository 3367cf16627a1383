import parameters from "../../__generated__/CloudCaseQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Always fetched from the network, because sessions begin and end without this browser. */
export const loader = routeQuery(parameters, () => ({}), "network-only");
