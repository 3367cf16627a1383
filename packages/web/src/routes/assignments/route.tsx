import { assignmentTexts, certificateTexts } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { AssignmentsQuery } from "../../__generated__/AssignmentsQuery.graphql.ts";
import { ContentUnavailable } from "../../features/content-state/ContentUnavailable.tsx";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { OwnAssignments } from "./OwnAssignments.tsx";
import { OwnCertificates } from "./OwnCertificates.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: assignmentTexts.title, href: "/assignments" },
];

/** The assignments that the person has in their groups. */
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
  const { myAssignments, myCertificates } = useRouteQuery<AssignmentsQuery>(graphql`
    query AssignmentsQuery @preloadable {
      ...Viewer_query
      myAssignments @catch(to: RESULT) {
        ...OwnAssignments_assignments
      }
      myCertificates @catch(to: RESULT) {
        ...OwnCertificates_certificates
      }
    }
  `);
  return (
    <Stack gap={6}>
      {myAssignments.ok && myAssignments.value ? (
        <OwnAssignments assignments={myAssignments.value} />
      ) : (
        <ContentUnavailable>{assignmentTexts.notLoaded}</ContentUnavailable>
      )}
      {myCertificates.ok && myCertificates.value ? (
        <OwnCertificates certificates={myCertificates.value} />
      ) : (
        <ContentUnavailable>{certificateTexts.listNotLoaded}</ContentUnavailable>
      )}
    </Stack>
  );
}

export { ContentError as ErrorBoundary };
