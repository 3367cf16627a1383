import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import type { LogbookQuery } from "../../__generated__/LogbookQuery.graphql.ts";
import { useRereadWhenSeen } from "../../features/poll/use-reread-when-seen.ts";
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
        <Section placeholder={<Skeleton kind="rows" rows={3} columns={3} label="Loading recent records" />}>
          <Recent />
        </Section>
      </Card>
    </LogbookPage>
  );
}

function Recent() {
  useRereadWhenSeen();
  const query = useRouteQuery<LogbookQuery>(graphql`
    query LogbookQuery @preloadable {
      ...Viewer_query
      ...RecentRecords_query
    }
  `);
  return <RecentRecords query={query} />;
}
