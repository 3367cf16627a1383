import { entriesAndProceduresTexts, logbookDuplicatesTexts as texts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  CaseCounts_counts$data,
  CaseCounts_counts$key,
} from "../../../__generated__/CaseCounts_counts.graphql.ts";

type Row = CaseCounts_counts$data[number];

const number = (count: number) => count.toLocaleString("en");

const columns: readonly TableColumn<Row>[] = [
  { id: "part", header: "Institution", cell: ({ customer }) => customer.name },
  { id: "group", header: "Group", narrow: "detail", cell: ({ group }) => group?.name ?? texts.whole },
  { id: "entries", header: "Entries", align: "end", cell: ({ entries }) => number(entries) },
  { id: "procedures", header: "Procedures", align: "end", cell: ({ procedures }) => number(procedures) },
];

/** How many records and cases each institution and group has that the viewer oversees. */
export function CaseCounts({ counts: key }: { readonly counts: CaseCounts_counts$key }) {
  const counts = useFragment(
    graphql`
      fragment CaseCounts_counts on LogbookCaseCount @relay(plural: true) {
        customer {
          id
          name
        }
        group {
          id
          name
        }
        entries
        procedures
      }
    `,
    key,
  );
  if (counts.length === 0) return null;
  return (
    <Stack gap={2}>
      <Card title={texts.numbers} padding="none">
        <Table
          label={texts.numbers}
          columns={columns}
          rows={counts}
          rowId={({ customer, group }) => `${customer.id} ${group?.id ?? ""}`}
          empty={null}
        />
      </Card>
      <Disclosure title={entriesAndProceduresTexts.title}>
        <Text>{entriesAndProceduresTexts.explanation}</Text>
      </Disclosure>
    </Stack>
  );
}
