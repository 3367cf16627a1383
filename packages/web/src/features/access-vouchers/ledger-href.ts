/** The movements of time that one voucher or event has made. */
export function ledgerHref(accountId: number, voucherId: number): string {
  return `/admin/accounts/${accountId}/quota?voucher=${voucherId}`;
}

/** The details of a voucher or event in any state, within the list of its kind. */
export function voucherDetailHref(id: number, kind: "event" | "cloud_modules"): string {
  return kind === "event" ? `/admin/events?open=${id}` : `/admin/cloud-case-vouchers?open=${id}`;
}
