import parameters from "../__generated__/ViewerQuery$parameters.ts";
import { routeQuery } from "../relay/route-query.ts";

/** For pages that only request the viewer from the API. */
export const viewerLoader = routeQuery(parameters, () => ({}));
