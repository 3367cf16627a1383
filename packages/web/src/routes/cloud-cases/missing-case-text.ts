import { cloudCaseTexts } from "@cathedra/domain/messages";
import type { OwnVoucher } from "../../features/cloud-cases/own-vouchers.ts";
import { nameOf } from "../../features/cloud-cases/time-left.ts";
import type { CaseKey } from "./list-by.ts";

/** Why a link to a case opens nothing: what happened to its voucher, if that is known. */
export function missingCaseText(vouchers: readonly OwnVoucher[], { voucherId }: CaseKey): string {
  const voucher = vouchers.find((each) => each.voucherId === voucherId);
  if (voucher === undefined || !voucher.expired) return cloudCaseTexts.caseGone;
  const name = nameOf(voucher);
  return voucher.archivedAt == null
    ? cloudCaseTexts.voucherExpired(name)
    : cloudCaseTexts.voucherArchived(name);
}
