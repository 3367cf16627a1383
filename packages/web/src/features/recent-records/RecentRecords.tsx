import { logbookTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  RecentRecords_query$data,
  RecentRecords_query$key,
} from "../../__generated__/RecentRecords_query.graphql.ts";
import { showDay } from "../../format/dates.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { AttendingName } from "../attending-name/AttendingName.tsx";
import { hasOtherPeoplesRecords, RecordOwner } from "../record-owner/RecordOwner.tsx";

export type RecentRecordsProps = { readonly query: RecentRecords_query$key };

type Row = NonNullable<RecentRecords_query$data["recentActivities"]>[number];

const columns: readonly TableColumn<Row>[] = [
  {
    id: "dateOfProcedure",
    header: "Date",
    width: "shrink",
    cell: ({ dateOfProcedure }) => showDay(dateOfProcedure),
  },
  { id: "attending", header: "Attending", cell: ({ attending }) => <AttendingName attending={attending} /> },
  { id: "procedureName", header: "Procedure Name", phone: "lead", cell: ({ procedure }) => procedure.name },
];

const withOwner: readonly TableColumn<Row>[] = [
  ...columns.slice(0, 2),
  {
    id: "createdBy",
    header: "Recorded by",
    narrow: "detail",
    cell: (record) => <RecordOwner record={record} />,
  },
  ...columns.slice(2),
];

/** The three latest records in a condensed table (7.001); a row leads to its record (X08). */
export function RecentRecords({ query }: RecentRecordsProps) {
  const { recentActivities } = useFragment(
    graphql`
      fragment RecentRecords_query on Query {
        recentActivities {
          id
          dateOfProcedure
          attending {
            firstName
            lastName
          }
          # Whole, as a record's own page reads it.
          procedure {
            name
            interventionType
            organSystem
            category
            subCategory
            code
          }
          createdBy {
            keycloak_id
            first_name
            last_name
          }
        }
      }
    `,
    query,
  );
  const viewer = useViewer()?.keycloak_id;
  // People without a logbook do not see this card: a missing list means that it could not be read (7.075).
  const { noRecentRecords, noRecordsAvailable } = logbookTexts;
  return (
    <Table
      label="Recent records"
      columns={hasOtherPeoplesRecords(recentActivities ?? [], viewer) ? withOwner : columns}
      rows={recentActivities ?? []}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/logbook/records/${id}`}
      empty={<EmptyState>{recentActivities ? noRecentRecords : noRecordsAvailable}</EmptyState>}
    />
  );
}
