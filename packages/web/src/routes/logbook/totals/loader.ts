import parameters from "../../../__generated__/TotalsQuery$parameters.ts";
import { localDay } from "../../../format/dates.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { daysOf, otherPerson, readTotalsView } from "../numbers/totals-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const view = readTotalsView(url.searchParams);
  return {
    ...daysOf(view, localDay()),
    groupId: view.groupId,
    participant: otherPerson(view),
    confirmedOnly: view.confirmedOnly,
  };
});
