/** What other rooms of the API may use of this one. */
export { acceptVoucher } from "./accept-voucher.ts";
export type { VoucherView } from "./queries.ts";
export { tellOfExpiringVouchers } from "./tell-expiring.ts";
