import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Text } from "@cathedra/ui-kit/Text";
import { timeLeftOf } from "../../features/cloud-cases/time-left.ts";
import * as css from "./CloudCases.css.ts";
import type { CaseEntry } from "./list-by.ts";
import { StartButton } from "./StartButton.tsx";

export type CaseCardsProps = {
  readonly cases: readonly CaseEntry[];
  /** Says of which module each case is, where they are not of one. */
  readonly hasModules?: boolean;
  readonly onStart: (of: CaseEntry) => void;
};

/** Cases, each with the time that is left for it. */
export function CaseCards({ cases, hasModules = false, onStart }: CaseCardsProps) {
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
            {timeLeftOf(entry.vouchers).map(({ voucherId, text }) => (
              <p key={voucherId} className={css.left}>
                {text}
              </p>
            ))}
            <StartButton of={entry} onStart={onStart} />
          </div>
        </Card>
      ))}
    </Grid>
  );
}
