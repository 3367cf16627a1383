import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import type { CloudCaseQuery } from "../../__generated__/CloudCaseQuery.graphql.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { CaseHead } from "./CaseHead.tsx";
import { OwnCasePage } from "./OwnCasePage.tsx";

/** The session of the person's own cloud case (4.002). */
export function Component() {
  return (
    <Section
      placeholder={
        <CaseHead>
          <Skeleton kind="block" height={520} label="Loading your cloud case" />
        </CaseHead>
      }
      around={(content) => <CaseHead>{content}</CaseHead>}
    >
      <Case />
    </Section>
  );
}

function Case() {
  const query = useRouteQuery<CloudCaseQuery>(graphql`
    query CloudCaseQuery @preloadable {
      ...Viewer_query
      ...OwnCasePage_query
    }
  `);
  return <OwnCasePage query={query} />;
}
