import parameters from "../__generated__/ViewerQuery$parameters.ts";
import { routeQuery } from "../relay/route-query.ts";

/** For pages that ask the API for nothing but the person who is signed in. */
export const viewerLoader = routeQuery(parameters, () => ({}));
