import parameters from "../../../../__generated__/QuotaLedgerQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { getAccountId } from "../../account-id.ts";
import { getFilters, ledgerView } from "./ledger-view.ts";
import { ledgerPageSize } from "./page-size.ts";

export const loader = routeQuery(parameters, ({ params, url }) => {
  const view = ledgerView.read(url.searchParams);
  return {
    ...getFilters(view),
    customerId: getAccountId(params.id),
    limit: ledgerPageSize,
    offset: (view.page - 1) * ledgerPageSize,
  };
});
