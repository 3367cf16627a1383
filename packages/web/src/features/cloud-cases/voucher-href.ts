import { caseHref } from "../case-start/case-href.ts";

type Voucher = {
  readonly voucherId: number;
  readonly modules: readonly { readonly cases: readonly { readonly caseId: string }[] }[];
};

/** A link to what a voucher gives: the dialog of its case, or its place in the list if there are several. */
export function voucherHref({ voucherId, modules }: Voucher): string {
  const [only, ...others] = modules.flatMap(({ cases }) => cases);
  if (only !== undefined && others.length === 0)
    return caseHref({ case_id: only.caseId, voucher_id: voucherId });
  return `/cloud-cases?listBy=expires-first#${voucherAnchor(voucherId)}`;
}

export function voucherAnchor(voucherId: number): string {
  return `voucher-${voucherId}`;
}
