import parameters from "../../../../__generated__/QuotaLedgerQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { readPage } from "../../../logbook/totals/page-number.ts";
import { accountIdOf } from "../../logbook/account-id.ts";
import { ledgerPageSize } from "./page-size.ts";

export const loader = routeQuery(parameters, ({ params, url }) => ({
  customerId: accountIdOf(params.id),
  limit: ledgerPageSize,
  offset: (readPage(url.searchParams) - 1) * ledgerPageSize,
}));
