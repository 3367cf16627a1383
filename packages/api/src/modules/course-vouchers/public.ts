/** What other rooms of the API may use of this one. */
export type { CourseVoucherView } from "./voucher-queries.ts";
