import parameters from "../../__generated__/CloudEventQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Always fetched from the network, because events start and end without this browser. */
export const loader = routeQuery(
  parameters,
  // An invalid number of an event becomes 0, which no event has.
  ({ params }) => ({ voucherId: /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0 }),
  "network-only",
);
