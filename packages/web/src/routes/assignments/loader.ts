import parameters from "../../__generated__/AssignmentsQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => ({}));
