/** The public interface of this module: what other modules of the API may import. */
export { acceptVoucher } from "./accept-voucher.ts";
export { notifyExpiringVouchers } from "./notify-expiring-vouchers.ts";
export type { VoucherView } from "./voucher-queries.ts";
