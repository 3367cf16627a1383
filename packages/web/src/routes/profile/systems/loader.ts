import parameters from "../../../__generated__/SystemsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => ({}));
