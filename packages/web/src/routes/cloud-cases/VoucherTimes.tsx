import { cloudCaseTexts } from "@cathedra/domain/messages";
import { timesOf } from "../../features/cloud-cases/time-left.ts";
import * as css from "./CloudCases.css.ts";
import type { OwnVoucher } from "./list-by.ts";

/** The time of every voucher that can be used, once: it is the voucher's, and not each case's. */
export function VoucherTimes({ vouchers }: { readonly vouchers: readonly OwnVoucher[] }) {
  return (
    <ul className={css.times} aria-label={cloudCaseTexts.times}>
      {timesOf(vouchers).map(({ voucherId, text }) => (
        <li key={voucherId} className={css.left}>
          {text}
        </li>
      ))}
    </ul>
  );
}
