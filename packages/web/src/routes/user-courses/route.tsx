import { coursePageTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import type { Crumb } from "@cathedra/ui-kit/Breadcrumbs";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { UserCoursesQuery } from "../../__generated__/UserCoursesQuery.graphql.ts";
import { getStatus } from "../../features/learning/course-progress.ts";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { useViewer } from "../../shell/use-viewer.ts";
import { AddableCourses } from "./AddableCourses.tsx";
import { CourseTable } from "./CourseTable.tsx";
import { type PersonInGroup, readCourse, readPerson } from "./person-in-group.ts";

const title = "Courses of a user";

/** The courses of one person in one group (5.004), for the group's admins and for oneself. */
export function Component() {
  const [query] = useSearchParams();
  const person = readPerson(query);
  const isAdmin = useViewer()?.viewerAdminSections.includes("groups") === true;
  // Admins of the group came from its class page, so the breadcrumbs lead back there.
  const wayBack = isAdmin && person !== null ? { crumbs: getCrumbs(person) } : {};
  return (
    <PortalPage title={title} {...(person === null ? {} : { explanation: person.email })} {...wayBack}>
      {person === null ? (
        <Banner tone="warning">{coursePageTexts.nobodyNamed}</Banner>
      ) : (
        <Section placeholder={<Skeleton kind="block" height={420} label="Loading the courses" />}>
          <Courses person={person} />
        </Section>
      )}
    </PortalPage>
  );
}

function getCrumbs({ group }: PersonInGroup): readonly Crumb[] {
  return [
    { label: "Home", href: "/" },
    { label: "Groups", href: "/admin/groups" },
    { label: "Class", href: `/admin/groups/${group}/courses` },
    { label: title },
  ];
}

function Courses({ person }: { readonly person: PersonInGroup }) {
  useRefreshOnReturn();
  const { coursesByGroup: courses } = useRouteQuery<UserCoursesQuery>(graphql`
    query UserCoursesQuery($customerGroupId: Int!, $emailAddress: String!, $uid: ID!) @preloadable {
      ...Viewer_query
      coursesByGroup(customerGroupId: $customerGroupId, emailAddress: $emailAddress, uid: $uid) {
        id
        personId
        completion_status
        ...CourseTable_courses
        ...AddableCourses_courses
      }
    }
  `);
  const [query] = useSearchParams();
  const course = readCourse(query);
  const narrowed = courses.filter(({ id }) => id === course);
  const shown = narrowed.length === 0 ? courses : narrowed;
  const has = shown.filter(({ completion_status: status }) => getStatus(status) !== "");
  const hasNot = shown.filter(({ completion_status: status }) => getStatus(status) === "");
  return (
    <Stack gap={8}>
      {shown !== courses && (
        <Link href={`?${new URLSearchParams({ ...person, group: String(person.group) }).toString()}`}>
          {coursePageTexts.allOfUser}
        </Link>
      )}
      {(shown === courses || has.length > 0) && <CourseTable courses={has} />}
      {(shown === courses || hasNot.length > 0) && <AddableCourses courses={hasNot} person={person} />}
    </Stack>
  );
}

export { ContentError as ErrorBoundary };
