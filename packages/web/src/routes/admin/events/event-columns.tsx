import { instant } from "@cathedra/domain";
import type { eventList_rows$data } from "../../../__generated__/eventList_rows.graphql.ts";
import {
  accountColumn,
  casesColumn,
  creatorColumn,
  spaceColumn,
  usersColumn,
} from "../../../features/access-vouchers/shared-columns.ts";
import { showEventTime, zoneName } from "../../../features/events/event-time.ts";
import type { DataColumn } from "../../../features/table-page/columns.ts";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { EventState } from "./EventState.tsx";
import * as css from "./Events.css.ts";
import { getEventState, stateTexts } from "./event-state.ts";
import { organizerName } from "./organizer-name.ts";

export type EventRow = Omit<eventList_rows$data[number], " $fragmentType">;

const moment = (at: string) => showMoment(Date.parse(at));

/** The columns of an event in the list (3.007, 3.035); further facts are in its details. */
export const eventColumns: readonly DataColumn<EventRow>[] = [
  { id: "name", header: "Event", cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: "eventAt",
    header: "When",
    isSortable: true,
    width: "words",
    cell: (event) => <EventTime event={event} />,
    text: showEventTime,
  },
  {
    id: "state",
    header: "State",
    width: "shrink",
    narrow: "detail",
    cell: (event) => <EventState event={event} />,
    text: (event) => stateTexts[getEventState(event, instant(Date.now()))],
  },
  accountColumn,
  spaceColumn,
  {
    id: "organizers",
    header: "Organizers",
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ organizers }) => organizers.map(organizerName).join("; "),
    text: ({ organizers }) => organizers.map(organizerName).join("; "),
  },
  casesColumn,
  { ...usersColumn, narrow: "detail" },
  {
    id: "createdAt",
    header: "Created",
    width: "shrink",
    narrow: "hide",
    isSortable: true,
    isOffAtFirst: true,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    text: ({ createdAt }) => moment(createdAt),
  },
  creatorColumn,
];

type EventTimeProps = { readonly event: { readonly eventAt: string; readonly durationInSeconds: number } };

/** The time of an event: neither day nor time wraps, and they are stacked if there is little space. */
function EventTime({ event }: EventTimeProps) {
  const [day = "", ...time] = showEventTime(event).split(", ");
  return (
    <span title={zoneName(event)}>
      <span className={css.whole}>{`${day},`}</span> <span className={css.whole}>{time.join(", ")}</span>
    </span>
  );
}
