type Case = {
  readonly case_id: string | null | undefined;
  readonly voucher_id?: number | null | undefined;
};

/** The address of the dialog that starts the case: in the list of the person's cases, or on the given voucher. */
export function caseHref({ case_id: id, voucher_id: voucherId }: Case): string {
  if (id == null) return "/cloud-cases";
  const voucher = voucherId == null ? "" : `&voucher=${voucherId}`;
  return `/cloud-cases?case=${encodeURIComponent(id)}${voucher}`;
}

/** The case and voucher that an address names; null if it names none. */
export function readCaseHref(query: URLSearchParams) {
  const caseId = query.get("case");
  const voucher = query.get("voucher") ?? "";
  return caseId === null ? null : { caseId, voucherId: /^\d{1,9}$/.test(voucher) ? Number(voucher) : null };
}

/** The address of the page without the case, after the case's dialog was closed. */
export function withoutCase(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete("case");
  rest.delete("voucher");
  return rest;
}
