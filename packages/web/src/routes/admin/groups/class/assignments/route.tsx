import { assignmentTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import type { ClassAssignmentsQuery } from "../../../../../__generated__/ClassAssignmentsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../../relay/use-route-query.ts";
import { AssignmentList } from "./AssignmentList.tsx";

/** The assignments of a class, with the people who have completed them. */
export function Component() {
  return (
    <Section
      placeholder={<Skeleton kind="rows" rows={5} columns={5} label={assignmentTexts.loading} />}
      wayOut={<LinkButton href="/admin/groups">Back to the groups</LinkButton>}
    >
      <ClassAssignments />
    </Section>
  );
}

function ClassAssignments() {
  useRefreshOnReturn();
  const { groupAssignments } = useRouteQuery<ClassAssignmentsQuery>(graphql`
    query ClassAssignmentsQuery($customerGroupId: Int!) @preloadable {
      ...Viewer_query
      groupAssignments(customerGroupId: $customerGroupId) {
        ...AssignmentList_assignments
      }
    }
  `);
  return <AssignmentList assignments={groupAssignments} />;
}
