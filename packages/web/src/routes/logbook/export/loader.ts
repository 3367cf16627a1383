import parameters from "../../../__generated__/LogbookExportQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => ({}));
