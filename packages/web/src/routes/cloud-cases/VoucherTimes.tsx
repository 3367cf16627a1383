import { cloudCaseTexts } from "@cathedra/domain/messages";
import { timesOf } from "../../features/cloud-cases/time-left.ts";
import * as css from "./CloudCases.css.ts";
import type { OwnVoucher } from "./list-by.ts";

/** The remaining time of every valid voucher, listed once, because all cases of a voucher share it. */
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
