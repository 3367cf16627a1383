import { getDisplayGroup } from "@cathedra/domain/cloud";
import { Badge } from "@cathedra/ui-kit/Badge";
import type { DataColumn } from "../../../features/table-page/columns.ts";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { getReason, getTone, machineUserText } from "../machine-texts.ts";
import { LastHourBar } from "./LastHour.tsx";
import { getStrip, legendOf } from "./status-strip.ts";
import type { Machine } from "./use-fleet.ts";

const toMoment = (at: string | null | undefined) => (at == null ? "" : showMoment(Date.parse(at)));
const getStatus = ({ status }: Machine) => getDisplayGroup(status).label;

/** The columns of a machine in the list (4.031), at the time of reading; further facts are in its details. */
export function machineColumns(readAt: number): readonly DataColumn<Machine>[] {
  return [
    {
      id: "name",
      header: "Machine",
      isSortable: true,
      cell: ({ name }) => name,
      text: ({ name }) => name,
    },
    {
      id: "status",
      header: "Status",
      width: "shrink",
      isSortable: true,
      cell: (machine) => <Badge tone={getTone(machine.status)}>{getStatus(machine)}</Badge>,
      text: getStatus,
    },
    {
      id: "since",
      header: "Since",
      width: "shrink",
      narrow: "detail",
      isSortable: true,
      cell: (machine) => <Moment at={machine.status_since} />,
      text: (machine) => toMoment(machine.status_since),
    },
    { id: "reason", header: "Why", width: "words", narrow: "detail", cell: getReason, text: getReason },
    {
      id: "who",
      header: "In use by",
      width: "words",
      narrow: "detail",
      cell: machineUserText,
      text: (machine) => machineUserText(machine) ?? "",
    },
    {
      id: "hour",
      header: "Last hour",
      width: "shrink",
      narrow: "detail",
      cell: (machine) => <LastHourBar machine={machine} readAt={readAt} />,
      text: (machine) =>
        legendOf(getStrip(machine.last_hour, readAt))
          .map(({ label }) => label)
          .join(", "),
    },
    {
      id: "ends",
      header: "Session ends",
      width: "shrink",
      narrow: "hide",
      isOffAtFirst: true,
      cell: (machine) => toMoment(machine.session_ends_at),
      text: (machine) => toMoment(machine.session_ends_at),
    },
    {
      id: "seen",
      header: "Last seen",
      width: "shrink",
      narrow: "hide",
      isOffAtFirst: true,
      cell: (machine) => toMoment(machine.last_seen_at),
      text: (machine) => toMoment(machine.last_seen_at),
    },
    {
      id: "url",
      header: "Address",
      narrow: "hide",
      isOffAtFirst: true,
      cell: ({ url }) => url,
      text: ({ url }) => url,
    },
  ];
}
