import parameters from "../../../__generated__/ThisWeekQuery$parameters.ts";
import { pageVariables } from "../../../features/table-page/described-view.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { thisWeekList } from "./this-week-list.ts";

/** The parameter that shows the dismissed people instead of the others. */
export const dismissedParameter = "dismissed";

/** The parameter that shows the people of one group. */
export const groupParameter = thisWeekList.filters.customerGroupId.address;

export const loader = routeQuery(parameters, ({ url }) => ({
  ...pageVariables(thisWeekList, url.searchParams),
  isDismissed: url.searchParams.has(dismissedParameter),
}));
