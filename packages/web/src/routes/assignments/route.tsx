import { assignmentTexts } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import type { AssignmentsQuery } from "../../__generated__/AssignmentsQuery.graphql.ts";
import { ContentUnavailable } from "../../features/content-state/ContentUnavailable.tsx";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { OwnAssignments } from "./OwnAssignments.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: assignmentTexts.title, href: "/assignments" },
];

/** What the person is asked to do by their groups. */
export function Component() {
  return (
    <PortalPage title={assignmentTexts.title} crumbs={crumbs} explanation={assignmentTexts.explanation}>
      <Section
        failure={assignmentTexts.notLoaded}
        placeholder={<Skeleton kind="rows" rows={6} columns={3} label={assignmentTexts.loading} />}
      >
        <Assignments />
      </Section>
    </PortalPage>
  );
}

function Assignments() {
  useRefreshOnReturn();
  const { myAssignments } = useRouteQuery<AssignmentsQuery>(graphql`
    query AssignmentsQuery @preloadable {
      ...Viewer_query
      myAssignments @catch(to: RESULT) {
        ...OwnAssignments_assignments
      }
    }
  `);
  if (myAssignments.ok && myAssignments.value) return <OwnAssignments assignments={myAssignments.value} />;
  return <ContentUnavailable>{assignmentTexts.notLoaded}</ContentUnavailable>;
}

export { ContentError as ErrorBoundary };
