import type { ActivitiesSortField } from "@cathedra/domain/logbook";
import { recordListTexts } from "@cathedra/domain/messages";
import type { TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import type { Records_page$data } from "../../../../__generated__/Records_page.graphql.ts";
import { AttendingName } from "../../../../features/attending-name/AttendingName.tsx";
import { ConfirmationBadge } from "../../../../features/confirmation/ConfirmationBadge.tsx";
import { Names } from "../../../../features/names/Names.tsx";
import {
  isOtherPersonsRecord,
  ownerName,
  RecordOwner,
} from "../../../../features/record-owner/RecordOwner.tsx";
import { showDay, showFullDay } from "../../../../format/dates.ts";
import { useViewer } from "../../../../shell/use-viewer.ts";
import * as css from "./columns.css.ts";

export type RecordRow = Records_page$data["activities"][number];

type RecordColumn = TableColumn<RecordRow> & { readonly id: ActivitiesSortField };

/** The columns by which the list sorts (7.026). In a narrow window Date, Attending and Procedure Name stay (7.049). */
const recordColumns: readonly RecordColumn[] = [
  {
    id: "procedureName",
    header: "Procedure Name",
    isSortable: true,
    phone: "lead",
    cell: ({ procedure }) => procedure.name,
  },
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
    id: "hospital",
    header: "Hospital",
    isSortable: true,
    narrow: "detail",
    phone: "start",
    cell: ({ hospital }) => (
      <span className={css.short} title={hospital}>
        {hospital}
      </span>
    ),
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
    narrow: "hide",
    cell: (record) => <Participants record={record} />,
  },
  {
    id: "optionalIdentifier",
    header: "Identifier",
    isSortable: true,
    narrow: "hide",
    cell: ({ optionalIdentifier }) => optionalIdentifier ?? "",
  },
];

/** The state of the request to the attending, by which the list can be filtered but not sorted. */
const confirmation: TableColumn<RecordRow> = {
  id: "confirmation",
  header: "Confirmation",
  width: "shrink",
  narrow: "detail",
  phone: "end",
  cell: ({ confirmationState, confirmationCapacity }) => (
    <ConfirmationBadge state={confirmationState} capacity={confirmationCapacity} />
  ),
};

/** The participants, and below them the author if the record is another person's. */
function Participants({ record }: { readonly record: RecordRow }) {
  const { participantNames } = record;
  const viewerId = useViewer()?.keycloak_id;
  return (
    <>
      <span className={css.short} title={participantNames.join(", ")}>
        <Names names={participantNames} />
      </span>
      {isOtherPersonsRecord(record, viewerId) && (
        <Text as="span" size="caption" tone="muted">
          {recordListTexts.recordedBy(ownerName(record))}
        </Text>
      )}
    </>
  );
}

/** The owner of the record, for other people's records; the list cannot be sorted by it. */
const ownerColumn = (viewerId: string | null | undefined): TableColumn<RecordRow> => ({
  id: "createdBy",
  header: "Recorded by",
  narrow: "detail",
  cell: (record) => (isOtherPersonsRecord(record, viewerId) ? <RecordOwner record={record} /> : null),
});

export type ShownColumns = {
  /** Whether there are records of other people and no column of participants, so that the owner has a column. */
  readonly hasOwner: boolean;
  /** Whether a record has an identifier, or the list is sorted by it. */
  readonly hasIdentifiers: boolean;
  readonly viewerId: string | null | undefined;
  /** What is shown below the procedure of a record, such as that a change waits in this browser. */
  readonly getNote?: (record: RecordRow) => ReactNode;
};

/** The columns of the list, without those in which no record has a value. */
export function getColumns({ hasOwner, hasIdentifiers, viewerId, getNote }: ShownColumns) {
  const [procedure, ...rest] = recordColumns;
  return [
    ...(procedure === undefined ? [] : [getNote === undefined ? procedure : withNote(procedure, getNote)]),
    ...rest.filter(({ id }) => id !== "optionalIdentifier" || hasIdentifiers),
    ...(hasOwner ? [ownerColumn(viewerId)] : []),
    confirmation,
  ];
}

function withNote(column: RecordColumn, getNote: (record: RecordRow) => ReactNode): RecordColumn {
  return {
    ...column,
    cell: (record) => (
      <>
        {column.cell(record)}
        {getNote(record)}
      </>
    ),
  };
}
