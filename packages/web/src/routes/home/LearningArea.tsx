import { activityLogTexts, cloudEventTexts, courseTexts } from "@cathedra/domain/messages";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId } from "react";
import type { ActivityLogCard_query$key } from "../../__generated__/ActivityLogCard_query.graphql.ts";
import type { EventsCard_query$key } from "../../__generated__/EventsCard_query.graphql.ts";
import type { SpacesCard_query$key } from "../../__generated__/SpacesCard_query.graphql.ts";
import { Section } from "../../features/section/Section.tsx";
import { ActivityLogCard } from "./ActivityLogCard.tsx";
import { EventsCard } from "./EventsCard.tsx";
import { SpacesCard } from "./SpacesCard.tsx";

export type LearningAreaProps = {
  readonly query: EventsCard_query$key & SpacesCard_query$key & ActivityLogCard_query$key;
};

/** The area "Learning & Development" of home: events, learning spaces and the activity log (1.025). */
export function LearningArea({ query }: LearningAreaProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={5}>
        <Heading level={2} id={headingId}>
          Learning & Development
        </Heading>
        <Section placeholder={<Skeleton kind="block" height={112} label={cloudEventTexts.loading} />}>
          <EventsCard query={query} />
        </Section>
        <Section placeholder={<Skeleton kind="block" height={176} label={courseTexts.loadingSpaces} />}>
          <SpacesCard query={query} />
        </Section>
        <Section placeholder={<Skeleton kind="block" height={176} label={activityLogTexts.loading} />}>
          <ActivityLogCard query={query} />
        </Section>
      </Stack>
    </section>
  );
}
