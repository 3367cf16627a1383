import parameters from "../../../__generated__/PersonOverviewQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, ({ params }) => ({ id: params.id ?? "" }));
