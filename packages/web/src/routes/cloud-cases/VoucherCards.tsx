import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Text } from "@cathedra/ui-kit/Text";
import { timeLeft } from "../../features/cloud-cases/time-left.ts";
import * as css from "./CloudCases.css.ts";
import type { OwnVoucher } from "./list-by.ts";

/** Vouchers, each with its modules and cases. */
export function VoucherCards({ vouchers }: { readonly vouchers: readonly OwnVoucher[] }) {
  return (
    <Grid columns={2} gap={4}>
      {vouchers.map((voucher) => (
        <Card
          key={voucher.voucherId}
          title={`Voucher ${voucher.voucherId} · ${voucher.learningSpace.name}`}
          padding="medium"
          actions={voucher.expired ? <Badge>Expired</Badge> : <Badge tone="success">Active</Badge>}
        >
          <div className={css.entry}>
            <Text size="small" weight="medium">
              {voucher.customer.name}
            </Text>
            <p className={css.left}>{timeLeft(voucher)}</p>
            <ul className={css.cases}>
              {voucher.modules.map(({ moduleId, name, cases }) => (
                <li key={moduleId}>
                  <Text size="small" weight="medium">
                    {name}
                  </Text>
                  <Text size="small" tone="muted">
                    {cases.map((each) => each.name).join(", ")}
                  </Text>
                </li>
              ))}
            </ul>
          </div>
        </Card>
      ))}
    </Grid>
  );
}
