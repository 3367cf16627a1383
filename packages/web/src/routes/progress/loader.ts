import parameters from "../../__generated__/ProgressQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Of whom the address names; without, one's own. */
export const loader = routeQuery(parameters, ({ params }) => ({ uid: params.uid ?? null }));
