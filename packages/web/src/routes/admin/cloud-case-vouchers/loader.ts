import parameters from "../../../__generated__/AdminVouchersQuery$parameters.ts";
import { type ListView, listView } from "../../../features/access-vouchers/list-view.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export type VouchersView = ListView<"newest" | "oldest">;

/** The state of the list in its address; by default the newest vouchers come first (2.055). */
export const vouchersView = listView<VouchersView["sort"]>(["newest", "oldest"]);

export const loader = routeQuery(parameters, ({ url }) => vouchersView.read(url.searchParams));
