import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import type { LogbookQuery } from "../../__generated__/LogbookQuery.graphql.ts";
import { ToConfirm } from "../../features/confirmation/ToConfirm.tsx";
import { Drafts } from "../../features/draft-list/Drafts.tsx";
import { OfflineRecordsQuestion } from "../../features/offline/OfflineRecords.tsx";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { RecentRecords } from "../../features/recent-records/RecentRecords.tsx";
import { QueuedRecords } from "../../features/record-queue/QueuedRecords.tsx";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { logbookCrumbs } from "./crumbs.ts";
import { LogbookPage } from "./LogbookPage.tsx";
import { OverseenGroups } from "./start/OverseenGroups.tsx";
import { TargetsBehind } from "./start/TargetsBehind.tsx";
import { ToComplete } from "./start/ToComplete.tsx";
import { YearInBrief } from "./start/YearInBrief.tsx";

/** The start page of the logbook (7.001): unfinished records and missed targets first, then the rest. */
export function Component() {
  return (
    <LogbookPage
      title="Logbook"
      crumbs={logbookCrumbs}
      explanation="Your procedures, what they add up to, and what is still missing."
      offersCreate
    >
      <Stack gap={6}>
        <QueuedRecords />
        <Section placeholder={<Waiting />}>
          <Start />
        </Section>
      </Stack>
    </LogbookPage>
  );
}

function Start() {
  useRefreshOnReturn();
  const isWriter = useViewer()?.viewerCanCreateRecord === true;
  const query = useRouteQuery<LogbookQuery>(graphql`
    query LogbookQuery($from: Date, $to: Date) @preloadable {
      ...Viewer_query
      ...Drafts_query
      ...RecentRecords_query
      logbookConfirmationCounts {
        # Home reads it of the same counts.
        ...Unfinished_counts
        ...ToConfirm_counts
        ...ToComplete_counts
      }
      logbookTotals(from: $from, to: $to) {
        ...TargetsBehind_totals
        ...YearInBrief_totals
      }
      logbookTotalsGroups(limit: 5) {
        ...OverseenGroups_groups
      }
    }
  `);
  return (
    <Stack gap={6}>
      <OfflineRecordsQuestion />
      <ToConfirm counts={query.logbookConfirmationCounts} />
      <Drafts query={query} />
      <ToComplete counts={query.logbookConfirmationCounts} />
      <TargetsBehind totals={query.logbookTotals} />
      <OverseenGroups groups={query.logbookTotalsGroups} />
      <YearInBrief totals={query.logbookTotals} />
      <RecentCard>
        <RecentRecords query={query} />
      </RecentCard>
      <Inline gap={4}>
        {isWriter && (
          <>
            <Link href="/logbook/records/several" variant="alone">
              Log several cases
            </Link>
            <Link href="/logbook/import" variant="alone">
              Import an earlier logbook
            </Link>
          </>
        )}
        <Link href="/logbook/export" variant="alone">
          Export whole logbook
        </Link>
      </Inline>
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap={6}>
      <Grid columns={4} gap={4}>
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} kind="block" height={116} />
        ))}
      </Grid>
      <RecentCard>
        <Skeleton kind="rows" rows={3} columns={3} label="Loading recent records" />
      </RecentCard>
    </Stack>
  );
}

function RecentCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card
      title="IR Log"
      padding="none"
      actions={
        <>
          <Link href="/logbook/totals" variant="alone">
            Totals
          </Link>
          <Link href="/logbook/records" variant="alone">
            View All
          </Link>
        </>
      }
    >
      {children}
    </Card>
  );
}
