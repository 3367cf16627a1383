import parameters from "../../__generated__/VideosQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => ({}));
