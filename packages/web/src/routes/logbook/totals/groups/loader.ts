import parameters from "../../../../__generated__/TotalsGroupsQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { readPage, totalsPageSize } from "../page-number.ts";

export const loader = routeQuery(parameters, ({ url }) => ({
  limit: totalsPageSize,
  offset: (readPage(url.searchParams) - 1) * totalsPageSize,
}));
