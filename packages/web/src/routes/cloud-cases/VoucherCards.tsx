import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { getName, timeLeft } from "../../features/cloud-cases/time-left.ts";
import { voucherAnchor } from "../../features/cloud-cases/voucher-href.ts";
import * as css from "./CloudCases.css.ts";
import { type CaseEntry, getCase, type OwnVoucher } from "./list-by.ts";
import { StartButton } from "./StartButton.tsx";

export type VoucherCardsProps = {
  readonly vouchers: readonly OwnVoucher[];
  readonly onStart: (of: CaseEntry) => void;
};

/** Vouchers, each with its modules and cases. */
export function VoucherCards({ vouchers, onStart }: VoucherCardsProps) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView({ block: "center" });
  }, [hash]);
  return (
    <Grid columns={2} gap={4}>
      {vouchers.map((voucher) => (
        <Card
          key={voucher.voucherId}
          title={`${getName(voucher)} · ${voucher.learningSpace.name}`}
          padding="medium"
          actions={<State of={voucher} />}
        >
          <div className={css.entry} id={voucherAnchor(voucher.voucherId)}>
            <Text size="small" weight="medium">
              {voucher.customer.name}
            </Text>
            <p className={css.left}>{timeLeft(voucher)}</p>
            <ul className={css.cases}>
              {voucher.modules.map((module) => (
                <li key={module.moduleId}>
                  <Text size="small" weight="medium">
                    {module.name}
                  </Text>
                  <ul className={css.startable}>
                    {module.cases.map((each) => (
                      <li key={each.caseId}>
                        <Text size="small" tone="muted">
                          {each.name}
                        </Text>
                        {!voucher.expired && (
                          <StartButton of={getCase(voucher, module, each)} onStart={onStart} />
                        )}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </div>
        </Card>
      ))}
    </Grid>
  );
}

function State({ of }: { readonly of: OwnVoucher }) {
  if (of.archivedAt != null) return <Badge>Archived</Badge>;
  return of.expired ? <Badge>Expired</Badge> : <Badge tone="success">Active</Badge>;
}
