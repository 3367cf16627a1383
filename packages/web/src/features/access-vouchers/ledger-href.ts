/** The address of the ledger entries of one voucher or event. */
export function ledgerHref(accountId: number, voucherId: number): string {
  return `/admin/accounts/${accountId}/quota?voucher=${voucherId}`;
}

/** The address of the details of a voucher or event in any state, in the list of its kind. */
export function voucherDetailHref(id: number, kind: "event" | "cloud_modules"): string {
  return kind === "event" ? `/admin/events?open=${id}` : `/admin/cloud-case-vouchers?open=${id}`;
}
