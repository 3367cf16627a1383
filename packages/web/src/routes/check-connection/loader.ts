import parameters from "../../__generated__/CheckConnectionQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => ({}), "network-only");
