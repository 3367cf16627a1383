import parameters from "../../../__generated__/DoublesQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { duplicatesVariables } from "./duplicates-view.ts";

export const loader = routeQuery(parameters, ({ url }) => duplicatesVariables(url.searchParams));
