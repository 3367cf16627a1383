import parameters from "../../../__generated__/EventReportQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(
  parameters,
  // An invalid number of an event becomes 0, which no event has.
  ({ params }) => ({ voucherId: /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0 }),
  "network-only",
);
