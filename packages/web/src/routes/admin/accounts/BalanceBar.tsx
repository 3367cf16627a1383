import { wholeHours } from "@cathedra/domain/cloud";
import { StackedBar } from "@cathedra/ui-kit/StackedBar";
import { graphql, useFragment } from "react-relay/hooks";
import type { BalanceBar_balance$key } from "../../../__generated__/BalanceBar_balance.graphql.ts";

/** An account's time as one bar, in whole hours (9.020). */
export function BalanceBar({ balance: key }: { readonly balance: BalanceBar_balance$key }) {
  const balance = useFragment(
    graphql`
      fragment BalanceBar_balance on CloudModuleTimeBalance {
        spendableTimeInMs
        reservedTimeInMs
        consumedTimeInMs
      }
    `,
    key,
  );
  const part = (id: string, label: string, ms: number) => ({
    id,
    label,
    value: ms,
    text: `${wholeHours(ms).toLocaleString("en")} h`,
  });
  return (
    <StackedBar
      label="Cloud case time"
      parts={[
        part("spendable", "Spendable", balance.spendableTimeInMs),
        part("reserved", "Reserved", balance.reservedTimeInMs),
        part("consumed", "Consumed", balance.consumedTimeInMs),
      ]}
    />
  );
}
