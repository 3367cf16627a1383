import parameters from "../../../__generated__/AdminVouchersQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { vouchersView } from "./vouchers-view.ts";

export const loader = routeQuery(parameters, ({ url }) => vouchersView.read(url.searchParams));
