import type { ActivitiesSortField } from "@cathedra/domain/logbook";
import { recordListTexts } from "@cathedra/domain/messages";
import type { TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
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

/** The state of the request to its attending; the list is narrowed by it, not sorted. */
const confirmation: TableColumn<RecordRow> = {
  id: "confirmation",
  header: "Confirmation",
  width: "shrink",
  narrow: "detail",
  phone: "end",
  cell: ({ confirmationState }) => <ConfirmationBadge state={confirmationState} />,
};

/** The participants; below them, for another person's record, who recorded it. */
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
  /** Participants have no column, and a record of another person is among them. */
  readonly hasOwner: boolean;
  /** A record has an identifier, or the list is sorted by it. */
  readonly hasIdentifiers: boolean;
  readonly viewerId: string | null | undefined;
};

/** The columns of the list; those in which no record has anything are left out. */
export function columnsOf({ hasOwner, hasIdentifiers, viewerId }: ShownColumns) {
  return [
    ...recordColumns.filter(({ id }) => id !== "optionalIdentifier" || hasIdentifiers),
    ...(hasOwner ? [ownerColumn(viewerId)] : []),
    confirmation,
  ];
}
