import type { ActivitiesSortField } from "@cathedra/domain/logbook";
import type { TableColumn } from "@cathedra/ui-kit/Table";
import type { Records_page$data } from "../../../../__generated__/Records_page.graphql.ts";
import { AttendingName } from "../../../../features/attending-name/AttendingName.tsx";
import { ConfirmationBadge } from "../../../../features/confirmation/ConfirmationBadge.tsx";
import { Names } from "../../../../features/names/Names.tsx";
import { RecordOwner } from "../../../../features/record-owner/RecordOwner.tsx";
import { showDay, showFullDay } from "../../../../format/dates.ts";

export type RecordRow = Records_page$data["activities"][number];

type RecordColumn = TableColumn<RecordRow> & { readonly id: ActivitiesSortField };

/** Whose record it is, where others' are among them: not one of the columns by which the list sorts. */
const owner: TableColumn<RecordRow> = {
  id: "createdBy",
  header: "Recorded by",
  narrow: "detail",
  cell: (record) => <RecordOwner record={record} />,
};

/** The columns by which the list sorts (7.026); in a narrow window Date, Attending and Procedure Name stay and the rest is told beneath them (7.049). */
const recordColumns: readonly RecordColumn[] = [
  {
    id: "dateOfProcedure",
    header: "Date",
    isSortable: true,
    width: "shrink",
    cell: ({ dateOfProcedure }) => (
      <time dateTime={dateOfProcedure} title={showFullDay(dateOfProcedure)}>
        {showDay(dateOfProcedure)}
      </time>
    ),
  },
  {
    id: "optionalIdentifier",
    header: "Identifier",
    isSortable: true,
    narrow: "detail",
    cell: ({ optionalIdentifier }) => optionalIdentifier ?? "",
  },
  {
    id: "hospital",
    header: "Hospital",
    isSortable: true,
    narrow: "detail",
    cell: ({ hospital }) => hospital,
  },
  {
    id: "attending",
    header: "Attending",
    isSortable: true,
    cell: ({ attending }) => <AttendingName attending={attending} />,
  },
  {
    id: "participants",
    header: "Participants",
    isSortable: true,
    narrow: "detail",
    cell: ({ participantNames }) => <Names names={participantNames} />,
  },
  {
    id: "procedureName",
    header: "Procedure Name",
    isSortable: true,
    phone: "lead",
    cell: ({ procedure }) => procedure.name,
  },
];

/** What has become of the request to its attending; by it the list is narrowed, not sorted. */
const confirmation: TableColumn<RecordRow> = {
  id: "confirmation",
  header: "Confirmation",
  width: "shrink",
  narrow: "detail",
  cell: ({ confirmationState }) => <ConfirmationBadge state={confirmationState} />,
};

export const listColumns: readonly TableColumn<RecordRow>[] = [...recordColumns, confirmation];

const last = recordColumns.findIndex(({ id }) => id === "procedureName");
export const columnsWithOwner: readonly TableColumn<RecordRow>[] = [
  ...recordColumns.slice(0, last),
  owner,
  ...recordColumns.slice(last),
  confirmation,
];
