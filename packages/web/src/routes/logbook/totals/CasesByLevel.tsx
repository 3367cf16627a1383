import { BarList } from "@cathedra/ui-kit/BarList";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CasesByLevel_totals$key } from "../../../__generated__/CasesByLevel_totals.graphql.ts";
import { byKindOfProcedure } from "../numbers/cases-by-role.ts";
import { type CountedRecords, recordsHref } from "../record-list/records-href.ts";

const levels = [
  { value: "interventionType", label: "Intervention type" },
  { value: "organSystem", label: "Organ system" },
] as const;

const barsAtFirst = 10;

export type CasesByLevelProps = {
  readonly totals: CasesByLevel_totals$key;
  readonly counted: CountedRecords;
};

/** The number of cases by a level of the catalogue. */
export function CasesByLevel({ totals, counted }: CasesByLevelProps) {
  const { procedures } = useFragment(
    graphql`
      fragment CasesByLevel_totals on LogbookTotals {
        procedures {
          cases
          procedure {
            interventionType
            organSystem
          }
        }
      }
    `,
    totals,
  );
  const [chosen, choose] = useState<(typeof levels)[number]["value"]>("interventionType");
  const [isWhole, setWhole] = useState(false);
  const isPrinted = useMedia("print");
  const kinds = byKindOfProcedure(procedures, chosen);
  return (
    <Card title="Cases by kind">
      <Stack gap={4}>
        <RadioGroup
          label="By"
          isLabelHidden
          layout="segmented"
          options={levels}
          value={chosen}
          onChange={(value) => choose(levels.find((each) => each.value === value)?.value ?? chosen)}
        />
        <BarList
          label="Cases by kind"
          bars={(isWhole || isPrinted ? kinds : kinds.slice(0, barsAtFirst)).map(
            ({ interventionType, organSystem, cases }) => ({
              id: `${interventionType} ${organSystem}`,
              label: organSystem === null ? interventionType : `${organSystem} · ${interventionType}`,
              value: cases,
              href: recordsHref({ ...counted, interventionType, organSystem }),
            }),
          )}
        />
        {kinds.length > barsAtFirst && (
          <Inline justify="end">
            <Button size="small" onPress={() => setWhole(!isWhole)}>
              {isWhole ? "Show fewer" : `Show all ${kinds.length}`}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
