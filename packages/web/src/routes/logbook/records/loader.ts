import parameters from "../../../__generated__/RecordsQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { readListView, toSearchParams } from "../record-list/list-view.ts";

export const loader = routeQuery(parameters, ({ url }) => ({
  searchParams: toSearchParams(readListView(url.searchParams)),
}));
