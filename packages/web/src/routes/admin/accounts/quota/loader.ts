import parameters from "../../../../__generated__/QuotaLedgerQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { accountIdOf } from "../../account-id.ts";
import { filtersOf, ledgerView } from "./ledger-view.ts";
import { ledgerPageSize } from "./page-size.ts";

export const loader = routeQuery(parameters, ({ params, url }) => {
  const view = ledgerView.read(url.searchParams);
  return {
    ...filtersOf(view),
    customerId: accountIdOf(params.id),
    limit: ledgerPageSize,
    offset: (view.page - 1) * ledgerPageSize,
  };
});
