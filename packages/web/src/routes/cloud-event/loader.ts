import parameters from "../../__generated__/CloudEventQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Always from the network: an event starts and ends without this browser. */
export const loader = routeQuery(
  parameters,
  // What is no number of an event is that of none.
  ({ params }) => ({ voucherId: /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0 }),
  "network-only",
);
