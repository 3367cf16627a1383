import parameters from "../../../../__generated__/StationOverviewQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";

export const loader = routeQuery(parameters, ({ params }) => ({ id: params.id ?? "" }));
