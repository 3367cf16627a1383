import type { ActivitiesSortField } from "@cathedra/domain";
import type { TableColumn } from "@cathedra/ui-kit/Table";
import type { Records_page$data } from "../../../../__generated__/Records_page.graphql.ts";
import { AttendingName } from "../../../../features/attending-name/AttendingName.tsx";
import { showDay } from "../../../../format/dates.ts";

export type RecordRow = Records_page$data["activities"][number];

type RecordColumn = TableColumn<RecordRow> & { readonly id: ActivitiesSortField };

/** The columns by which the list sorts (7.026); Date, Attending and Procedure Name stay in a narrow window (7.049). */
export const recordColumns: readonly RecordColumn[] = [
  {
    id: "dateOfProcedure",
    header: "Date",
    isSortable: true,
    width: "shrink",
    cell: ({ dateOfProcedure }) => showDay(dateOfProcedure),
  },
  {
    id: "optionalIdentifier",
    header: "Identifier",
    isSortable: true,
    narrow: "hide",
    cell: ({ optionalIdentifier }) => optionalIdentifier ?? "",
  },
  { id: "hospital", header: "Hospital", isSortable: true, narrow: "hide", cell: ({ hospital }) => hospital },
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
    cell: ({ participants }) => participants.map(({ name }) => name).join(", "),
  },
  {
    id: "procedureName",
    header: "Procedure Name",
    isSortable: true,
    cell: ({ procedure }) => procedure.name,
  },
];
