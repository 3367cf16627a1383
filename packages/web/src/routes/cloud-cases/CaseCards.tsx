import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Text } from "@cathedra/ui-kit/Text";
import { vouchersOfCase } from "../../features/cloud-cases/time-left.ts";
import * as css from "./CloudCases.css.ts";
import type { CaseEntry } from "./list-by.ts";
import { StartButton } from "./StartButton.tsx";

export type CaseCardsProps = {
  readonly cases: readonly CaseEntry[];
  /** Shows the module of each case, for cases of several modules. */
  readonly hasModules?: boolean;
  /** Shows the voucher of each case, for several vouchers. */
  readonly hasVouchers: boolean;
  readonly onStart: (of: CaseEntry) => void;
};

/** A list of cases; the remaining time for them is shown above (`VoucherTimes`). */
export function CaseCards({ cases, hasModules = false, hasVouchers, onStart }: CaseCardsProps) {
  return (
    <Grid columns={3} gap={4}>
      {cases.map((entry) => (
        <Card key={entry.caseId} title={entry.name} titleLevel={3} padding="medium">
          <div className={css.entry}>
            {hasModules && (
              <Text size="small" weight="medium">
                {entry.moduleName}
              </Text>
            )}
            <Text size="small" tone="muted">
              {entry.description}
            </Text>
            {hasVouchers && (
              <Text size="small" figures="tabular">
                {vouchersOfCase(entry.vouchers)}
              </Text>
            )}
            <StartButton of={entry} onStart={onStart} />
          </div>
        </Card>
      ))}
    </Grid>
  );
}
