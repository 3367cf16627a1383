import parameters from "../../../../__generated__/AdminTargetsQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";

export const loader = routeQuery(parameters, ({ params }) => ({
  // What is no number of an account is that of none.
  customerId: /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0,
}));
