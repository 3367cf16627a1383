import { quotaLedgerList } from "@cathedra/domain/lists";
import parameters from "../../../../__generated__/QuotaLedgerQuery$parameters.ts";
import { pageVariables } from "../../../../features/table-page/described-view.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { accountIdOf } from "../../account-id.ts";

export const loader = routeQuery(parameters, ({ params, url }) => ({
  ...pageVariables(quotaLedgerList, url.searchParams),
  customerId: accountIdOf(params.id),
}));
