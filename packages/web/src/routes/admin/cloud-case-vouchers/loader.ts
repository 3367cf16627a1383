import parameters from "../../../__generated__/AdminVouchersQuery$parameters.ts";
import { type ListView, listView } from "../../../features/access-vouchers/list-view.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export type VouchersView = ListView<"newest" | "oldest">;

/** The newest first by default (2.055). */
export const vouchersView = listView<VouchersView["sort"]>(["newest", "oldest"]);

export const loader = routeQuery(parameters, ({ url }) => vouchersView.read(url.searchParams));
