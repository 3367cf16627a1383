import { wholeHours } from "@cathedra/domain/cloud";
import { Text } from "@cathedra/ui-kit/Text";
import { hours } from "./hours-text.ts";

export type AccountTimeAfterSavingProps = {
  /** The hours that saving takes from the account; negative if it returns some. */
  readonly taken: number;
  /** The available time of the chosen account; undefined while none is chosen. */
  readonly spendableMs: number | undefined;
  /** Whether the hours are used up at once rather than reserved. */
  readonly isGiven?: boolean;
};

/** The effect of saving on the account's time (X57). */
export function AccountTimeAfterSaving({ taken, spendableMs, isGiven = false }: AccountTimeAfterSavingProps) {
  if (spendableMs === undefined) return null;
  const spendable = wholeHours(spendableMs);
  return (
    <output>
      <Text size="small" tone={taken > spendable ? "danger" : "muted"} figures="tabular">
        {getEffect(taken, spendable, isGiven ? "Takes" : "Reserves")}
      </Text>
    </output>
  );
}

function getEffect(taken: number, spendable: number, verb: string): string {
  if (taken < 0) return `Returns ${hours(-taken)} to the institution.`;
  if (taken === 0) return `The institution has ${hours(spendable)} available.`;
  if (taken > spendable)
    return `Needs ${hours(taken)}, but the institution has only ${hours(spendable)} available.`;
  return `${verb} ${hours(taken)} of the ${hours(spendable)} that the institution has available.`;
}
