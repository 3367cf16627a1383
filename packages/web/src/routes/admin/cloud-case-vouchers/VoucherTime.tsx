import { wholeHours } from "@cathedra/domain";
import { Text } from "@cathedra/ui-kit/Text";
import { type EditedVoucher, hoursTaken, type VoucherForm } from "./voucher-form.ts";

export type VoucherTimeProps = {
  readonly form: VoucherForm;
  readonly edited: EditedVoucher | null;
  /** Of the chosen account; undefined while none is. */
  readonly spendableMs: number | undefined;
};

/** What saving does to the time of the account (X57). */
export function VoucherTime({ form, edited, spendableMs }: VoucherTimeProps) {
  if (spendableMs === undefined) return null;
  const taken = hoursTaken(form, edited);
  const spendable = wholeHours(spendableMs);
  return (
    <output>
      <Text size="small" tone={taken > spendable ? "danger" : "muted"} figures="tabular">
        {taken < 0
          ? `Returns ${hours(-taken)} to the account.`
          : `Reserves ${hours(taken)} of the account's ${hours(spendable)} that can be spent.`}
      </Text>
    </output>
  );
}

function hours(count: number): string {
  return count === 1 ? "1 hour" : `${count} hours`;
}
