import { connectionTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import type { CheckConnectionQuery } from "../../__generated__/CheckConnectionQuery.graphql.ts";
import { ConnectionCheck } from "../../features/connection-check/ConnectionCheck.tsx";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: connectionTexts.title, href: "/check-connection" },
];

/**
 * The page on which people test before an event whether their browser and network are good enough for a simulator, with advice if
 * not.
 */
export function Component() {
  return (
    <PortalPage title={connectionTexts.title} crumbs={crumbs} explanation={connectionTexts.lead}>
      <Section placeholder={<Skeleton kind="block" height={160} />}>
        <Check />
      </Section>
    </PortalPage>
  );
}

function Check() {
  const { connectionCheck } = useRouteQuery<CheckConnectionQuery>(graphql`
    query CheckConnectionQuery @preloadable {
      ...Viewer_query
      connectionCheck {
        checkedAt
      }
    }
  `);
  return (
    <Card>
      <ConnectionCheck lastCheckedAt={connectionCheck?.checkedAt ?? null} />
    </Card>
  );
}
