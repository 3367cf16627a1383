import { cloudEventTexts, cloudSessionTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import type { ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router";
import type { CloudEventQuery } from "../../__generated__/CloudEventQuery.graphql.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { EventHead } from "./EventHead.tsx";
import { EventPage } from "./EventPage.tsx";

/** The page of a live event (3.002, 3.025), for its organizers and the people who accepted its invitation. */
export function Component() {
  const { id = "" } = useParams();
  const inHead = (content: ReactNode) => (
    <EventHead id={id} name={cloudEventTexts.live}>
      {content}
    </EventHead>
  );
  return (
    <Section
      placeholder={inHead(<Skeleton kind="block" height={520} label="Loading the event" />)}
      notFound={inHead(<Denied />)}
      around={inHead}
    >
      <Event />
    </Section>
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

/** Shown to people who may not enter the event (3.026). */
function Denied() {
  return (
    <Card title={cloudSessionTexts.permissionDenied}>
      <EmptyState action={<LinkButton href="/events">Events</LinkButton>}>
        {cloudSessionTexts.whoseEvent}
      </EmptyState>
    </Card>
  );
}
