import { wholeHours } from "@cathedra/domain";
import { Text } from "@cathedra/ui-kit/Text";
import { hours } from "./hours.ts";

export type AccountTimeProps = {
  /** The hours that saving takes from the account; negative where it gives some back. */
  readonly taken: number;
  /** Of the chosen account; undefined while none is. */
  readonly spendableMs: number | undefined;
};

/** What saving does to the time of the account (X57). */
export function AccountTime({ taken, spendableMs }: AccountTimeProps) {
  if (spendableMs === undefined) return null;
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
