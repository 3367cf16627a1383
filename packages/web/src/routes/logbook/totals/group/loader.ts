import parameters from "../../../../__generated__/GroupTotalsQuery$parameters.ts";
import { localDay } from "../../../../format/dates.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { readConfirmedOnly } from "../../numbers/totals-view.ts";
import { readPage, totalsPageSize } from "../page-number.ts";

export const loader = routeQuery(parameters, ({ url, params }) => ({
  // What is no number of a group is that of none.
  groupId: /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0,
  to: localDay(),
  limit: totalsPageSize,
  confirmedOnly: readConfirmedOnly(url.searchParams),
  offset: (readPage(url.searchParams) - 1) * totalsPageSize,
}));
