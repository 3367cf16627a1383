import { getHomeQueues, isStaff, startsWithLearning } from "@cathedra/domain/access";
import {
  activityLogTexts,
  cloudEventTexts,
  contentTexts,
  courseTexts,
  logbookTexts,
} from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { type CSSProperties, lazy, type ReactNode, Suspense, useId } from "react";
import { graphql } from "react-relay/hooks";
import type { ActivityLogCard_query$key } from "../../__generated__/ActivityLogCard_query.graphql.ts";
import type { EventsCard_query$key } from "../../__generated__/EventsCard_query.graphql.ts";
import type { HomeQuery } from "../../__generated__/HomeQuery.graphql.ts";
import type { SpacesCard_query$key } from "../../__generated__/SpacesCard_query.graphql.ts";
import { LazyInviteResult } from "../../features/invite/LazyInviteResult.tsx";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../features/section/Section.tsx";
import { useServiceTag } from "../../features/service-tag/service-tag.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { retryWhenOnline } from "../../retry-when-online.ts";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { useSiteConfig } from "../../site/use-site-config.ts";
import * as room from "./HomePlaceholder.css.ts";
import { HomePlaceholder } from "./HomePlaceholder.tsx";
import { LogbookCard } from "./LogbookCard.tsx";
import { TodayPlaceholder } from "./today/TodayPlaceholder.tsx";
import { TodaySection } from "./today/TodaySection.tsx";
import { useHasElapsed } from "./use-has-elapsed.ts";

// Content below the first view is loaded later; only few people have queues or are attendings.
const CloudCasesCard = lazy(() =>
  retryWhenOnline(() => import("./CloudCasesCard.tsx").then((file) => ({ default: file.CloudCasesCard }))),
);
const EventsCard = lazy(() =>
  retryWhenOnline(() => import("./EventsCard.tsx").then((file) => ({ default: file.EventsCard }))),
);
const ActivityLogCard = lazy(() =>
  retryWhenOnline(() => import("./ActivityLogCard.tsx").then((file) => ({ default: file.ActivityLogCard }))),
);
const SpacesCard = lazy(() =>
  retryWhenOnline(() => import("./SpacesCard.tsx").then((file) => ({ default: file.SpacesCard }))),
);
const News = lazy(() =>
  retryWhenOnline(() => import("./news/News.tsx").then((file) => ({ default: file.News }))),
);
const Partners = lazy(() =>
  retryWhenOnline(() => import("./partners/Partners.tsx").then((file) => ({ default: file.Partners }))),
);
const WorkQueues = lazy(() =>
  retryWhenOnline(() => import("./queues/WorkQueues.tsx").then((file) => ({ default: file.WorkQueues }))),
);
const ToConfirm = lazy(() =>
  retryWhenOnline(() => import("./queues/ToConfirm.tsx").then((file) => ({ default: file.ToConfirm }))),
);

/**
 * The start page, with the parts of the portal that the person can use (1.003). At a simulator its modules come first (1.026).
 */
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
        logbook
        roles
        viewerAdminSections
        viewerCanUseLogbook
        viewerGroupCount
      }
      logbookConfirmationCounts {
        isAttending
        open
        reopening
      }
      getEventResourceAccessVouchersAsTrainee(limit: 8) {
        id
      }
      enrolledTalentBranches {
        id
      }
      vistActivities(limit: 6) {
        activities {
          id
        }
      }
      ...TodaySection_query
      ...LogbookCard_query
      ...EventsCard_query
      ...SpacesCard_query
      ...ActivityLogCard_query
      ...ownVouchers_query
      ...News_query
    }
  `);
  const isLater = useHasElapsed(queuesWaitMs);
  const product = useSiteConfig()?.product.title ?? "Cathedra";
  const isAtSimulator = useServiceTag() !== null;
  // At a simulator these sections come first, and their height is unknown: the page waits for them, so that it does not
  // move.
  const applications = (
    <Section
      placeholder={
        isAtSimulator ? undefined : <Skeleton kind="block" height={138} label="Loading cloud cases" />
      }
    >
      <CloudCasesCard query={data} />
    </Section>
  );
  const { first_name: firstName = "", viewerCanUseLogbook: hasLogbook = false } = data.user ?? {};
  const { roles = [], viewerAdminSections: sections = [] } = data.user ?? {};
  const { isAttending, open } = data.logbookConfirmationCounts;
  const isLearner = startsWithLearning({
    hasOwnLogbook: data.user?.logbook === "true",
    isAttending,
    mayManage: sections.length > 0,
    isStaff: isStaff(roles),
  });
  const learnsNothing =
    data.getEventResourceAccessVouchersAsTrainee.length +
      data.enrolledTalentBranches.length +
      data.vistActivities.activities.length ===
    0;
  const queues = getHomeQueues(roles, sections);
  const hasGroups = queues.includes("classes");
  const hasQueues = queues.some((queue) => queue !== "classes");
  const groupRows = Math.max(data.user?.viewerGroupCount ?? 0, 1);
  return (
    <PortalPage title={firstName === "" ? "Welcome" : `Welcome, ${firstName}`} documentTitle={product}>
      <Stack gap={6}>
        <LazyInviteResult />
        {isAtSimulator && applications}
        {isAttending && (
          <Room className={room.recordRoom} rows={Math.min(open, 3)}>
            <ToConfirm />
          </Room>
        )}
        {queues.length > 0 && (
          <Room
            className={room.queueRoom}
            rows={hasGroups ? queues.length - 1 + groupRows : queues.length}
            cards={hasGroups && hasQueues ? 2 : 1}
            lines={hasQueues ? 1 : 0}
          >
            <WorkQueues of={queues} groupRows={groupRows} isLate={isLater} />
          </Room>
        )}
        <Section placeholder={isLearner ? <TodayPlaceholder /> : null}>
          <TodaySection
            query={data}
            hidesEmpty={!isLearner}
            logbook={
              hasLogbook ? (
                <Section placeholder={<Skeleton kind="block" height={255} label="Loading the logbook" />}>
                  <LogbookCard query={data} />
                </Section>
              ) : (
                isLearner && <NoLogbook />
              )
            }
          />
        </Section>
        <LearningArea
          query={data}
          isCompact={!isLearner && learnsNothing}
          spaces={data.enrolledTalentBranches.length}
        />
        {!isAtSimulator && applications}
        <Section placeholder={<Skeleton kind="block" height={520} label={contentTexts.loadingNews} />}>
          <News query={data} />
        </Section>
        <Section placeholder={null}>
          <Partners />
        </Section>
      </Stack>
    </PortalPage>
  );
}

export { ContentError as ErrorBoundary };

/** How long queues wait for each other to appear together, in milliseconds. */
const queuesWaitMs = 1000;

type RoomProps = {
  readonly className: string;
  readonly rows: number;
  readonly cards?: number;
  readonly lines?: number;
  readonly children: ReactNode;
};

/** Reserves the space of the given number of rows and cards before their content has loaded. */
function Room({ className, rows, cards = 1, lines = 0, children }: RoomProps) {
  return (
    <div
      className={className}
      style={{ "--rows": rows, "--cards": cards, "--lines": lines } as CSSProperties}
    >
      <Section placeholder={<Skeleton kind="block" height={57 + 56 * rows} label="Loading" />}>
        {children}
      </Section>
    </div>
  );
}

function NoLogbook() {
  return (
    <Card padding="medium">
      <EmptyState action={<LinkButton href="/profile/account">Your profile</LinkButton>}>
        {logbookTexts.noLogbook}
      </EmptyState>
    </Card>
  );
}

type LearningAreaProps = {
  readonly query: EventsCard_query$key & SpacesCard_query$key & ActivityLogCard_query$key;
  /** Whether the cards are shown beside each other because all of them are empty. */
  readonly isCompact: boolean;
  /** The number of learning spaces. */
  readonly spaces: number;
};

/** The height of the card of learning spaces in pixels, which shows at most four in one column or two. */
function spacesHeight(spaces: number, isWide: boolean): number {
  const shown = Math.min(spaces, 4);
  if (shown === 0) return 90;
  return 58 + (isWide ? 108 * Math.ceil(shown / 2) : 94 * shown);
}

/** The section "Learning & Development" of the start page: events, learning spaces and the activity log (1.025). */
function LearningArea({ query, isCompact, spaces }: LearningAreaProps) {
  const headingId = useId();
  const isWide = useMedia(media.mobile);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={5}>
        <Heading level={2} id={headingId}>
          Learning & Development
        </Heading>
        <div className={isCompact ? room.compactArea : room.area}>
          <Section placeholder={<Skeleton kind="block" height={112} label={cloudEventTexts.loading} />}>
            <EventsCard query={query} />
          </Section>
          <Section
            placeholder={
              <Skeleton
                kind="block"
                height={spacesHeight(spaces, isWide)}
                label={courseTexts.loadingSpaces}
              />
            }
          >
            <SpacesCard query={query} />
          </Section>
          <Section placeholder={<Skeleton kind="block" height={176} label={activityLogTexts.loading} />}>
            <ActivityLogCard query={query} />
          </Section>
        </div>
      </Stack>
    </section>
  );
}
