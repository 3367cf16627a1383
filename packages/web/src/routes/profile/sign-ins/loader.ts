import parameters from "../../../__generated__/SignInsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => ({}));
