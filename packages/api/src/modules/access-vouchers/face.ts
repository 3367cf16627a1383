/** What other rooms of the API may use of this one. */
export {
  insistOnCustomer,
  lockAdministered,
  scopeWithin,
  type VoucherDeps,
  type VoucherScope,
  voucherScope,
} from "./administered.ts";
export { type Asked, inOrder, textOf } from "./listing/asked.ts";
export { boundsOf, listedAtOnce } from "./listing/bounds.ts";
export { type Cells, firstOfCells } from "./listing/cells.ts";
export { countOf, pageOf } from "./listing/listing.ts";
export { casesOfVoucher, type LockedVoucher, lockVoucherByCode } from "./lock-voucher.ts";
export { newAccessCode } from "./new-code.ts";
export { type OrganizerColumns, organizerColumns, organizerEmails } from "./organizers.ts";
export { lockAccount, postStep } from "./post-step.ts";
export { refundEvent } from "./refund-event.ts";
export { madeBefore } from "./request-key.ts";
export { settleExpired } from "./settle-expired.ts";
export { peopleOfEvent, tellOfEvent } from "./tell-of-event.ts";
export { modulesJson, personJson } from "./voucher-json.ts";
export { writeCases } from "./write-cases.ts";
