import parameters from "../../../__generated__/LogbookReportQuery$parameters.ts";
import { localDay } from "../../../format/dates.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { readReportView } from "../numbers/report-view.ts";
import { getDays } from "../numbers/totals-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const view = readReportView(url.searchParams);
  return { ...getDays(view, localDay()), requirementSet: view.set };
});
