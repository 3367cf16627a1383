import { cloudSessionTexts } from "@cathedra/domain";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router";
import type { CloudEventQuery } from "../../__generated__/CloudEventQuery.graphql.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { EventPage } from "./EventPage.tsx";

/** The live event (3.002, 3.025): for its organizers and those who have accepted it. */
export function Component() {
  const { id = "" } = useParams();
  const crumbs = [
    { label: "Home", href: "/" },
    { label: "Events", href: "/events" },
    { label: "Live event", href: `/cloud-event/${id}` },
  ];
  return (
    <PortalPage title="Live event" crumbs={crumbs} isCompact>
      <Section
        placeholder={<Skeleton kind="block" height={520} label="Loading the event" />}
        notFound={<Denied />}
      >
        <Event />
      </Section>
    </PortalPage>
  );
}

function Event() {
  const { getEventResourceAccessVoucherById: event } = useRouteQuery<CloudEventQuery>(graphql`
    query CloudEventQuery($voucherId: Int!) @preloadable {
      ...Viewer_query
      getEventResourceAccessVoucherById(voucherId: $voucherId) {
        id
        ...EventPage_event
      }
    }
  `);
  return <EventPage key={event.id} event={event} />;
}

/** (3.026) */
function Denied() {
  return (
    <Card title={cloudSessionTexts.permissionDenied}>
      <EmptyState action={<LinkButton href="/events">Events</LinkButton>}>
        {cloudSessionTexts.whoseEvent}
      </EmptyState>
    </Card>
  );
}
