import { cloudCaseTexts } from "@cathedra/domain";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import type { CloudCaseQuery } from "../../__generated__/CloudCaseQuery.graphql.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { OwnCase } from "./OwnCase.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: "Cloud Cases", href: "/cloud-cases" },
  { label: cloudCaseTexts.room, href: "/cloud-case/" },
];

/** The session of one's own cloud case (4.002). */
export function Component() {
  return (
    <PortalPage title={cloudCaseTexts.room} crumbs={crumbs} isCompact>
      <Section placeholder={<Skeleton kind="block" height={520} label="Loading your cloud case" />}>
        <Case />
      </Section>
    </PortalPage>
  );
}

function Case() {
  const query = useRouteQuery<CloudCaseQuery>(graphql`
    query CloudCaseQuery @preloadable {
      ...Viewer_query
      ...OwnCase_query
    }
  `);
  return <OwnCase query={query} />;
}
