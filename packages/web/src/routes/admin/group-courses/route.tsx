import { groupCoursesTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router";
import type { GroupCoursesQuery } from "../../../__generated__/GroupCoursesQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { getAccountId } from "../account-id.ts";
import { classHref } from "../group-courses-href.ts";
import { GroupCourses } from "./GroupCourses.tsx";

/** The courses of a group (9.043). */
export function Component() {
  const { pathname } = useLocation();
  const { id } = useParams();
  return (
    <AdminPage
      section="groups"
      title="Group courses"
      documentTitle="Group courses · Administration"
      crumbs={[{ label: "Group courses", href: pathname }]}
      explanation="The group's courses, and the others that its account can use."
      actions={<LinkButton href={classHref(getAccountId(id))}>Class</LinkButton>}
    >
      <Section
        key={id}
        failure={groupCoursesTexts.notLoaded}
        placeholder={<Skeleton kind="block" height={480} label="Loading the courses" />}
        wayOut={<LinkButton href="/admin/groups">Back to the groups</LinkButton>}
      >
        <Courses />
      </Section>
    </AdminPage>
  );
}

function Courses() {
  useRefreshOnReturn();
  const { getCustomerGroup: group } = useRouteQuery<GroupCoursesQuery>(graphql`
    query GroupCoursesQuery($customerGroupId: Int!) @preloadable {
      ...Viewer_query
      getCustomerGroup(customerGroupId: $customerGroupId) {
        viewerCanManageCourses
        ...GroupCourses_group
      }
    }
  `);
  if (!group.viewerCanManageCourses)
    return (
      <Card>
        <EmptyState action={<LinkButton href="/admin/groups">Back to the groups</LinkButton>}>
          {groupCoursesTexts.notYours}
        </EmptyState>
      </Card>
    );
  return <GroupCourses group={group} />;
}
