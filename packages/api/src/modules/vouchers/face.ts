/** What other rooms of the API may use of this one. */
export { acceptVoucher } from "./accept-voucher.ts";
