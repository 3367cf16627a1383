import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { nameOf, timeLeft } from "../cloud-cases/time-left.ts";
import type { StartCase } from "./CaseDialog.tsx";

export type StartVoucher = {
  readonly voucherId: number;
  readonly name: string | null | undefined;
  readonly durationLeftInSeconds: number;
  readonly validTo: string;
  readonly expired: boolean;
};

export type CaseFactsProps = {
  readonly of: StartCase;
  /** The one that is started on. */
  readonly voucher: StartVoucher | undefined;
  readonly onChoose: (voucherId: number) => void;
  /** A start goes on: there is nothing to choose any longer. */
  readonly isFixed: boolean;
};

/** What the case is, and whose time it takes. */
export function CaseFacts({ of, voucher, onChoose, isFixed }: CaseFactsProps) {
  const valid = of.vouchers.filter(({ expired }) => !expired);
  return (
    <Stack gap={3}>
      <Text size="small" weight="medium">
        {of.moduleName}
      </Text>
      <Text tone="muted">{of.description}</Text>
      {valid.length > 1 && !isFixed ? (
        <Select
          label="Voucher"
          options={valid.map((each) => ({
            value: String(each.voucherId),
            label: `${nameOf(each)} · ${timeLeft(each)}`,
          }))}
          value={voucher === undefined ? null : String(voucher.voucherId)}
          onChange={(id) => id !== null && onChoose(Number(id))}
        />
      ) : (
        voucher !== undefined && (
          <Text size="small" figures="tabular">
            {timeLeft(voucher)}
          </Text>
        )
      )}
    </Stack>
  );
}
