import { activityLogTexts, cloudEventTexts, contentTexts, courseTexts } from "@cathedra/domain/messages";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { lazy, Suspense, useId } from "react";
import { graphql } from "react-relay/hooks";
import type { ActivityLogCard_query$key } from "../../__generated__/ActivityLogCard_query.graphql.ts";
import type { EventsCard_query$key } from "../../__generated__/EventsCard_query.graphql.ts";
import type { HomeQuery } from "../../__generated__/HomeQuery.graphql.ts";
import type { SpacesCard_query$key } from "../../__generated__/SpacesCard_query.graphql.ts";
import { OngoingCase } from "../../features/cloud-cases/OngoingCase.tsx";
import { Drafts } from "../../features/draft-list/Drafts.tsx";
import { Arrivals } from "../../features/invite/Arrivals.tsx";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../features/section/Section.tsx";
import { useServiceTag } from "../../features/service-tag/service-tag.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { useSiteConfig } from "../../site/use-site-config.ts";
import { ActivityLogCard } from "./ActivityLogCard.tsx";
import { CloudCasesCard } from "./CloudCasesCard.tsx";
import { ContinueCard } from "./continue/ContinueCard.tsx";
import { EventsCard } from "./EventsCard.tsx";
import { HomePlaceholder } from "./HomePlaceholder.tsx";
import { LogbookCard } from "./LogbookCard.tsx";
import { News } from "./news/News.tsx";
import * as css from "./partners/Partners.css.ts";
import { SpacesCard } from "./SpacesCard.tsx";

/** Few have no logbook; attendings who confirm the records of others are among them. */
const NoLogbook = lazy(() => import("./NoLogbook.tsx").then((file) => ({ default: file.NoLogbook })));

/** The start page: what of the portal is there for this person (1.003). At a simulator its modules come first (1.026). */
export function Component() {
  return (
    <Suspense fallback={<HomePlaceholder />}>
      <Home />
    </Suspense>
  );
}

function Home() {
  useRefreshOnReturn();
  const data = useRouteQuery<HomeQuery>(graphql`
    query HomeQuery @preloadable {
      ...Viewer_query
      user {
        first_name
        viewerCanUseLogbook
      }
      getVmAssignedToMe {
        id
        ...OngoingCase_machine
      }
      ...Drafts_query
      ...LogbookCard_query
      ...ContinueCard_query
      ...EventsCard_query
      ...SpacesCard_query
      ...ActivityLogCard_query
      ...ownVouchers_query
      ...News_query
    }
  `);
  const product = useSiteConfig()?.product.title ?? "Cathedra";
  const isAtSimulator = useServiceTag() !== null;
  const applications = (
    <Section placeholder={<Skeleton kind="block" height={104} label="Loading cloud cases" />}>
      <CloudCasesCard query={data} />
    </Section>
  );
  const { first_name: firstName = "", viewerCanUseLogbook: hasLogbook = false } = data.user ?? {};
  return (
    <PortalPage title={firstName === "" ? "Welcome" : `Welcome, ${firstName}`} documentTitle={product}>
      <Stack gap={8}>
        <Arrivals />
        {isAtSimulator && applications}
        <Section placeholder={null}>
          <OngoingCase machine={data.getVmAssignedToMe} />
        </Section>
        <Section placeholder={null}>
          <ContinueCard query={data} />
        </Section>
        <Section placeholder={null}>
          <Drafts query={data} limit={3} />
        </Section>
        <Section placeholder={<Skeleton kind="block" height={255} label="Loading the logbook" />}>
          {hasLogbook ? <LogbookCard query={data} /> : <NoLogbook />}
        </Section>
        <LearningArea query={data} />
        {!isAtSimulator && applications}
        <Section placeholder={<Skeleton kind="block" height={520} label={contentTexts.loadingNews} />}>
          <News query={data} />
        </Section>
        <Partners />
      </Stack>
    </PortalPage>
  );
}

export { ContentError as ErrorBoundary };

/** The logos of the partners that the site configuration names, each a link to theirs (1.037, X12). */
function Partners() {
  const headingId = useId();
  const partners = useSiteConfig()?.product.partners ?? [];
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          Partners
        </Heading>
        <ul className={css.partners}>
          {partners.map(({ name, url, logo }) => (
            <li key={`${name} ${url}`}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={css.link}>
                <img
                  src={logo}
                  alt={`${name} (opens in a new tab)`}
                  width={180}
                  height={56}
                  loading="lazy"
                  decoding="async"
                  className={css.logo}
                />
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

type LearningAreaProps = {
  readonly query: EventsCard_query$key & SpacesCard_query$key & ActivityLogCard_query$key;
};

/** The area "Learning & Development" of home: events, learning spaces and the activity log (1.025). */
function LearningArea({ query }: LearningAreaProps) {
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
