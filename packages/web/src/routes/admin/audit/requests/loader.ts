import parameters from "../../../../__generated__/FailedRequestsQuery$parameters.ts";
import { endOfDay, startOfDay } from "../../../../features/day-range/day-bounds.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { requestsPageSize, requestsView } from "../requests-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const { search, person, customer, request, code, from, until, page } = requestsView.read(url.searchParams);
  return {
    person: search,
    personId: person,
    customerId: customer,
    requestId: request,
    code,
    from: startOfDay(from),
    to: endOfDay(until),
    limit: requestsPageSize,
    offset: (page - 1) * requestsPageSize,
  };
});
