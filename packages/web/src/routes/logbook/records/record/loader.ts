import parameters from "../../../../__generated__/RecordQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";

/** An existing record is loaded without using cached data (7.027). */
export const loader = routeQuery(parameters, ({ params }) => ({ id: params.id ?? "" }), "network-only");
