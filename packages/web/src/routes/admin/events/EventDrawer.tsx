import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { EventDrawerQuery } from "../../../__generated__/EventDrawerQuery.graphql.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { AdminEventDetail, type AdminEventDetailProps } from "./AdminEventDetail.tsx";

export type EventDrawerProps = Omit<AdminEventDetailProps, "event" | "now"> & {
  readonly eventId: number;
  readonly onClose: () => void;
};

/** All of one event, however it stands: also of one that is on no page of the table, by a link. */
export function EventDrawer({ eventId, onClose, ...detail }: EventDrawerProps) {
  return (
    <DetailDrawer
      title={`Event ${eventId}`}
      notFound={`There is no event ${eventId}, or it belongs to an account that you do not administer.`}
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
