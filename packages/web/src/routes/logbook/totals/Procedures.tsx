import { recordFields } from "@cathedra/domain/logbook";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Download } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn, type TableSort } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  Procedures_totals$data,
  Procedures_totals$key,
} from "../../../__generated__/Procedures_totals.graphql.ts";
import { saveText } from "../../../features/save-file/save-text.ts";
import { byKind, roleKinds } from "../numbers/cases-by-role.ts";
import * as css from "../numbers/totals.css.ts";
import { type CountedRecords, recordsHref } from "../record-list/records-href.ts";
import { type DoseName, doseNames, showDose, sortedRows, toCsv } from "./procedure-rows.ts";

export type ProceduresProps = { readonly totals: Procedures_totals$key; readonly counted: CountedRecords };

type Row = Procedures_totals$data["procedures"][number];

const rowsAtFirst = 20;

/** Every procedure with its cases by role and its median doses. */
export function Procedures({ totals, counted }: ProceduresProps) {
  const { procedures } = useFragment(
    graphql`
      fragment Procedures_totals on LogbookTotals {
        procedures {
          procedure {
            code
            name
            interventionType
            organSystem
            category
            subCategory
          }
          cases
          roles {
            role
            cases
          }
          doseTime {
            median
            cases
          }
          doseDap {
            median
            cases
          }
          doseSkin {
            median
            cases
          }
          doseCtdi {
            median
            cases
          }
          doseDlp {
            median
            cases
          }
        }
      }
    `,
    totals,
  );
  const [sort, setSort] = useState<TableSort>({ column: "cases", direction: "descending" });
  const [isWhole, setWhole] = useState(false);
  const isPrinted = useMedia("print");
  const sorted = sortedRows(procedures, sort);
  const hasDoses = procedures.some((row) => doseNames.some((dose) => row[dose].median != null));
  const shown = isWhole || isPrinted ? sorted : sorted.slice(0, rowsAtFirst);
  return (
    <Card
      title="Procedures"
      padding="none"
      actions={
        <Button size="small" icon={Download} onPress={() => saveText("totals.csv", toCsv(sorted))}>
          Download CSV
        </Button>
      }
    >
      <Stack gap={0}>
        <Table
          label="Procedures"
          columns={columnsFor(procedures)}
          rows={shown}
          rowId={({ procedure }) => `${procedure.code} ${procedure.name}`}
          rowHref={({ procedure: { interventionType, organSystem, category, subCategory } }) =>
            recordsHref({ ...counted, interventionType, organSystem, category, subCategory })
          }
          sort={sort}
          onSortChange={setSort}
          empty={null}
        />
        {(hasDoses || (sorted.length > rowsAtFirst && !isPrinted)) && (
          <div className={css.foot}>
            <Inline justify="between" gap={3}>
              {hasDoses && (
                <Text size="caption" tone="muted">
                  Median dose of the cases that state it (n), for three cases or more.
                </Text>
              )}
              {sorted.length > rowsAtFirst && (
                <Button size="small" onPress={() => setWhole(!isWhole)}>
                  {isWhole ? "Show fewer" : `Show all ${sorted.length}`}
                </Button>
              )}
            </Inline>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const shortDoses: { readonly [Dose in DoseName]: string } = {
  doseTime: "Fluoro.",
  doseDap: "DAP",
  doseSkin: "Skin",
  doseCtdi: "CTDI",
  doseDlp: "DLP",
};

/** Doses without a median, and roles that no one had, have no column. */
function columnsFor(rows: readonly Row[]): readonly TableColumn<Row>[] {
  const isStated = (dose: DoseName) => rows.some((row) => row[dose].median != null);
  const isMet = (kind: number) => rows.some(({ roles }) => (byKind(roles)[kind] ?? 0) > 0);
  const unmet = [
    ...roleKinds.filter((_, kind) => !isMet(kind)),
    ...doseNames.filter((dose) => !isStated(dose)),
  ] as readonly string[];
  return allColumns.filter(({ id }) => !unmet.includes(id));
}

const allColumns: readonly TableColumn<Row>[] = [
  { id: "name", header: "Procedure", isSortable: true, cell: ({ procedure }) => procedure.name },
  {
    id: "cases",
    header: "Cases",
    isSortable: true,
    align: "end",
    width: "shrink",
    cell: ({ cases }) => cases,
  },
  ...roleKinds.map(
    (kind, index): TableColumn<Row> => ({
      id: kind,
      header: kind,
      isSortable: true,
      align: "end",
      width: "shrink",
      narrow: "detail",
      // A role without a case has an empty cell.
      cell: ({ roles }) => byKind(roles)[index] || null,
    }),
  ),
  ...doseNames.map(
    (dose): TableColumn<Row> => ({
      id: dose,
      header: `${shortDoses[dose]},\n${recordFields[dose].unit}`,
      isSortable: true,
      align: "end",
      width: "shrink",
      narrow: "detail",
      cell: (row) => row[dose].median != null && <Median {...row[dose]} />,
    }),
  ),
];

type MedianProps = { readonly median?: number | null | undefined; readonly cases: number };

function Median({ median, cases }: MedianProps) {
  if (median == null) return null;
  return (
    <>
      {showDose(median)} <span className={css.count}>{`n ${cases}`}</span>
    </>
  );
}
