import parameters from "../../../../__generated__/FailedRequestsQuery$parameters.ts";
import { dayBegins, dayEnds } from "../../../../features/day-range/whole-days.ts";
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
    from: dayBegins(from),
    to: dayEnds(until),
    limit: requestsPageSize,
    offset: (page - 1) * requestsPageSize,
  };
});
