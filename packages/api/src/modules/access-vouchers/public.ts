/** The public interface of this module: what other modules of the API may import. */
export {
  findAdministeredCustomer,
  lockAdministeredVoucher,
  scopeWithin,
  type VoucherDeps,
  type VoucherScope,
  voucherScope,
} from "./administered-vouchers.ts";
export { createAccessVoucher, insertAccessVoucher, modulesToGive } from "./create-access-voucher.ts";
export { getSearchText, type ListQuery, orderOfRows } from "./listing/list-query.ts";
export { nameContains, textPieces } from "./listing/name-search.ts";
export { firstOfPartitions, type OrderedPartitions } from "./listing/ordered-partitions.ts";
export { maxPageSize, pageBounds } from "./listing/page-bounds.ts";
export { getCount, selectPage } from "./listing/voucher-page.ts";
export { casesOfVoucher, type LockedVoucher, lockVoucher, lockVoucherByCode } from "./lock-voucher.ts";
export { newAccessCode } from "./new-code.ts";
export {
  notifyEventPeople,
  notifyOfEvent,
  organizersOfEvent,
  peopleOfEvent,
  recipientColumns,
} from "./notify-event-people.ts";
export { type OrganizerColumns, organizerColumns, organizerEmails } from "./organizers.ts";
export { lockAccount, postStepToLedger } from "./post-step-to-ledger.ts";
export { refundLostTime } from "./refund-lost-time.ts";
export { settleExpired } from "./settle-expired.ts";
export { modulesJson, personJson } from "./voucher-json.ts";
export { writeCases } from "./write-cases.ts";
