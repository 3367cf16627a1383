import parameters from "../../../__generated__/TotalsQuery$parameters.ts";
import { localDay } from "../../../format/dates.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { getDays, otherPerson, readTotalsView } from "../numbers/totals-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const view = readTotalsView(url.searchParams);
  return {
    ...getDays(view, localDay()),
    groupId: view.groupId,
    participant: otherPerson(view),
    confirmedOnly: view.confirmedOnly,
  };
});
