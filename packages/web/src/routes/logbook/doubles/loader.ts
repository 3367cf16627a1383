import parameters from "../../../__generated__/DoublesQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { doublesVariables } from "./doubles-view.ts";

export const loader = routeQuery(parameters, ({ url }) => doublesVariables(url.searchParams));
