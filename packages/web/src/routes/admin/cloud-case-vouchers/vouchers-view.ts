import { type ListView, listView } from "../../../features/access-vouchers/list-view.ts";

export type VouchersView = ListView<"newest" | "oldest">;

/** The newest first by default (2.055). */
export const vouchersView = listView<VouchersView["sort"]>(["newest", "oldest"]);
