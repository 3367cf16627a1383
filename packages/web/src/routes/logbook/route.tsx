import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { LogbookQuery } from "../../__generated__/LogbookQuery.graphql.ts";
import { Drafts } from "../../features/draft-list/Drafts.tsx";
import { RecentRecords } from "../../features/recent-records/RecentRecords.tsx";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { logbookCrumbs } from "./crumbs.ts";
import { LogbookPage } from "./LogbookPage.tsx";

/** The logbook's landing page (7.001). */
export function Component() {
  return (
    <LogbookPage
      title="Logbook"
      crumbs={logbookCrumbs}
      explanation="The procedures that you may see."
      offersCreate
    >
      <Section placeholder={<Skeleton kind="rows" rows={3} columns={3} label="Loading recent records" />}>
        <Recent />
      </Section>
    </LogbookPage>
  );
}

function Recent() {
  const query = useRouteQuery<LogbookQuery>(graphql`
    query LogbookQuery @preloadable {
      ...Viewer_query
      ...Drafts_query
      ...RecentRecords_query
    }
  `);
  return (
    <Stack gap={6}>
      <Drafts query={query} />
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
        <RecentRecords query={query} />
      </Card>
    </Stack>
  );
}
