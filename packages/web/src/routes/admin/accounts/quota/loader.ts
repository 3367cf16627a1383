import { quotaLedgerList } from "@cathedra/domain/lists";
import parameters from "../../../../__generated__/QuotaLedgerQuery$parameters.ts";
import { pageVariables } from "../../../../features/table-page/described-view.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { getAccountId } from "../../account-id.ts";

export const loader = routeQuery(parameters, ({ params, url }) => ({
  ...pageVariables(quotaLedgerList, url.searchParams),
  customerId: getAccountId(params.id),
}));
