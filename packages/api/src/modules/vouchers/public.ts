/** What other rooms of the API may use of this one. */
export { acceptVoucher } from "./accept-voucher.ts";
export { notifyExpiringVouchers } from "./notify-expiring-vouchers.ts";
export type { VoucherView } from "./voucher-queries.ts";
