import { BarList } from "@cathedra/ui-kit/BarList";
import { Card } from "@cathedra/ui-kit/Card";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CasesByLevel_totals$key } from "../../../__generated__/CasesByLevel_totals.graphql.ts";
import { type CountedRecords, recordsHref } from "./records-href.ts";
import { byLevel } from "./sums.ts";

const levels = [
  { value: "interventionType", label: "Intervention type" },
  { value: "organSystem", label: "Organ system" },
  { value: "category", label: "Category" },
] as const;

export type CasesByLevelProps = {
  readonly totals: CasesByLevel_totals$key;
  readonly counted: CountedRecords;
};

/** What the cases were, by a level of the catalogue. */
export function CasesByLevel({ totals, counted }: CasesByLevelProps) {
  const { procedures } = useFragment(
    graphql`
      fragment CasesByLevel_totals on LogbookTotals {
        procedures {
          cases
          procedure {
            interventionType
            organSystem
            category
          }
        }
      }
    `,
    totals,
  );
  const [chosen, choose] = useState<(typeof levels)[number]["value"]>("interventionType");
  const label = levels.find(({ value }) => value === chosen)?.label.toLowerCase() ?? "";
  return (
    <Card title="Cases by kind">
      <Stack gap={4}>
        <Select
          label="By"
          options={levels}
          value={chosen}
          onChange={(value) => choose(levels.find((each) => each.value === value)?.value ?? chosen)}
        />
        <BarList
          label={`Cases by ${label}`}
          bars={byLevel(procedures, chosen).map(({ name, cases }) => ({
            id: name,
            label: name,
            value: cases,
            href: recordsHref({ ...counted, [chosen]: name }),
          }))}
        />
      </Stack>
    </Card>
  );
}
