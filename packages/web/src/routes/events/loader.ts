import parameters from "../../__generated__/EventsQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Always from the network: events move, and others accept them. */
export const loader = routeQuery(parameters, () => ({}), "network-only");
