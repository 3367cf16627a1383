import parameters from "../../../__generated__/AdminEventsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { readEventsView } from "./events-view.ts";

export const loader = routeQuery(parameters, ({ url }) => readEventsView(url.searchParams));
