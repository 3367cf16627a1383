import parameters from "../../../__generated__/AdminVouchersQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { readVouchersView } from "./vouchers-view.ts";

export const loader = routeQuery(parameters, ({ url }) => readVouchersView(url.searchParams));
