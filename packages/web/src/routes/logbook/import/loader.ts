import parameters from "../../../__generated__/LogbookImportQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => ({}));
