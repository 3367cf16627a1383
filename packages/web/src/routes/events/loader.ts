import parameters from "../../__generated__/EventsQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Always fetched from the network, because events are moved and accepted elsewhere. */
export const loader = routeQuery(parameters, () => ({}), "network-only");
