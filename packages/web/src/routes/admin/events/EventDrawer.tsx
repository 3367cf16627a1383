import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { EventDrawerQuery } from "../../../__generated__/EventDrawerQuery.graphql.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { AdminEventDetail, type AdminEventDetailProps } from "./AdminEventDetail.tsx";

export type EventDrawerProps = Omit<AdminEventDetailProps, "event" | "now"> & {
  readonly eventId: number;
  readonly onClose: () => void;
};

/** The details of one event in any state; a link may open one that is not on the present page of the table. */
export function EventDrawer({ eventId, onClose, ...detail }: EventDrawerProps) {
  return (
    <DetailDrawer
      title={`Event ${eventId}`}
      notFound={`There is no event ${eventId}, or it belongs to an institution that you do not administer.`}
      isNamedInside
      onClose={onClose}
    >
      <Event {...detail} eventId={eventId} />
    </DetailDrawer>
  );
}

function Event({ eventId, ...detail }: Omit<EventDrawerProps, "onClose">) {
  const now = useNow();
  const { getEventResourceAccessVoucherAsAdmin: event } = useLazyLoadQuery<EventDrawerQuery>(
    graphql`
      query EventDrawerQuery($voucherId: Int!) {
        getEventResourceAccessVoucherAsAdmin(voucherId: $voucherId) {
          ...AdminEventDetail_event
        }
      }
    `,
    { voucherId: eventId },
    { fetchPolicy: "store-and-network" },
  );
  return <AdminEventDetail {...detail} now={now} event={event} />;
}
