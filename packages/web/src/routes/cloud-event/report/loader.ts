import parameters from "../../../__generated__/EventReportQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(
  parameters,
  // What is no number of an event is that of none.
  ({ params }) => ({ voucherId: /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0 }),
  "network-only",
);
