import parameters from "../../../../__generated__/AdminTargetsQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";

export const loader = routeQuery(parameters, ({ params }) => ({
  // An invalid number is treated like that of a missing account.
  customerId: /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0,
}));
