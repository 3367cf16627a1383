import viewer from "../../__generated__/ViewerQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

export const loader = routeQuery(viewer, () => ({}));
