import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  OverseenGroups_groups$data,
  OverseenGroups_groups$key,
} from "../../../__generated__/OverseenGroups_groups.graphql.ts";

type Row = OverseenGroups_groups$data["groups"][number];

const columns: readonly TableColumn<Row>[] = [
  { id: "name", header: "Group", cell: ({ name }) => name },
  { id: "customer", header: "Institution", narrow: "detail", cell: ({ customer }) => customer.name },
  { id: "trainees", header: "Trainees", align: "end", width: "shrink", cell: ({ trainees }) => trainees },
];

/** For people who are responsible for trainees: links to each group's progress towards its targets. */
export function OverseenGroups({ groups: key }: { readonly groups: OverseenGroups_groups$key }) {
  const { totalCount, groups } = useFragment(
    graphql`
      fragment OverseenGroups_groups on LogbookTotalsGroups {
        totalCount
        groups {
          id
          name
          customer {
            id
            name
          }
          trainees
        }
      }
    `,
    key,
  );
  if (totalCount === 0) return null;
  return (
    <Card
      title="Trainees against targets"
      padding="none"
      actions={
        totalCount > groups.length && (
          <Link href="/logbook/totals/groups" variant="alone">
            {`All ${totalCount} groups`}
          </Link>
        )
      }
    >
      <Table
        label="Groups"
        columns={columns}
        rows={groups}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => `/logbook/totals/group/${id}`}
        empty={null}
      />
    </Card>
  );
}
