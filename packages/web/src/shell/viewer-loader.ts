import parameters from "../__generated__/ViewerQuery$parameters.ts";
import { routeQuery } from "../relay/route-query.ts";

/** The loader of pages that request only the viewer from the API. */
export const viewerLoader = routeQuery(parameters, () => ({}));
