import { Card } from "@cathedra/ui-kit/Card";
import { Plus } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import type { LogbookQuery } from "../../__generated__/LogbookQuery.graphql.ts";
import { RecentRecords } from "../../features/recent-records/RecentRecords.tsx";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { logbookCrumbs } from "./crumbs.ts";

/** The logbook's landing page (7.001). */
export function Component() {
  return (
    <PortalPage
      title="Logbook"
      crumbs={logbookCrumbs}
      explanation="The procedures that you took part in."
      actions={
        <LinkButton href="/logbook/records/create" variant="primary" icon={Plus}>
          Create record
        </LinkButton>
      }
    >
      <Card
        title="IR Log"
        padding="none"
        actions={
          <Link href="/logbook/records" variant="alone">
            View All
          </Link>
        }
      >
        <Section placeholder={<Skeleton kind="rows" rows={3} columns={3} label="Loading recent records" />}>
          <Recent />
        </Section>
      </Card>
    </PortalPage>
  );
}

function Recent() {
  const query = useRouteQuery<LogbookQuery>(graphql`
    query LogbookQuery @preloadable {
      ...Viewer_query
      ...RecentRecords_query
    }
  `);
  return <RecentRecords query={query} />;
}
