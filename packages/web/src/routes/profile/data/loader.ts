import parameters from "../../../__generated__/OwnDataQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => ({}));
