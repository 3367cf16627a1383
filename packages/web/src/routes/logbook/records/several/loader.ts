import parameters from "../../../../__generated__/SeveralCasesQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => ({}));
