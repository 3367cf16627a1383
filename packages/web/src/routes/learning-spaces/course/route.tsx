import { spaceAddress } from "@cathedra/domain/learning";
import { coursePageTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { CourseQuery } from "../../../__generated__/CourseQuery.graphql.ts";
import { CourseActions } from "../../../features/course-progress/CourseActions.tsx";
import { useFreshProgress } from "../../../features/course-progress/use-fresh-progress.ts";
import { FoldedText } from "../../../features/folded-text/FoldedText.tsx";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ContentError } from "../../../shell/ContentError.tsx";
import { PortalPage, type PortalPageProps } from "../../../shell/PortalPage.tsx";
import { crumbs } from "../crumbs.ts";
import { NotFoundHere } from "../NotFoundHere.tsx";
import { Curriculum } from "./Curriculum.tsx";
import { ProgressSummary } from "./ProgressSummary.tsx";

/** One course: the person's progress, and its units (5.003). */
export function Component() {
  const around = (content: React.ReactNode) => (
    <PortalPage title="Course" crumbs={crumbs}>
      {content}
    </PortalPage>
  );
  return (
    <Section
      placeholder={around(<Skeleton kind="block" height={520} label="Loading the course" />)}
      around={around}
    >
      <Course />
    </Section>
  );
}

function Course() {
  useRefreshOnReturn();
  const { course, talentBranch: space } = useRouteQuery<CourseQuery>(graphql`
    query CourseQuery($branchId: Int!, $courseId: Int!) @preloadable {
      ...Viewer_query
      talentBranch(branchId: $branchId) {
        id
        name
        title
      }
      course(courseId: $courseId) {
        id
        name
        category
        description
        isOpen
        ...CourseActions_course
        ...ProgressSummary_course
        ...Curriculum_course
      }
    }
  `);
  const spaceCrumbs = space == null ? [] : [{ label: space.title, href: spaceAddress(space) }];
  if (course == null) {
    return (
      <PortalPage title="Course" crumbs={[...crumbs, ...spaceCrumbs]}>
        <NotFoundHere>{coursePageTexts.noSuchCourse}</NotFoundHere>
      </PortalPage>
    );
  }
  const here = space == null ? [] : [{ label: course.name, href: spaceAddress(space, course.id) }];
  return <FoundCourse course={course} path={[...crumbs, ...spaceCrumbs, ...here]} />;
}

type FoundCourseProps = {
  readonly course: NonNullable<CourseQuery["response"]["course"]>;
  readonly path: NonNullable<PortalPageProps["crumbs"]>;
};

function FoundCourse({ course, path }: FoundCourseProps) {
  const { figures, reread } = useFreshProgress(course.id);
  return (
    <PortalPage
      title={course.name}
      crumbs={path}
      explanation={course.description === "" ? undefined : <FoldedText text={course.description} />}
      actions={<CourseActions course={course} onChanged={reread} />}
    >
      <Stack gap={6}>
        {!course.isOpen && <Banner>{coursePageTexts.noLongerOpen}</Banner>}
        {course.category !== "" && (
          <div>
            <Badge>{course.category}</Badge>
          </div>
        )}
        <ProgressSummary course={course} figures={figures} />
        <Curriculum course={course} />
      </Stack>
    </PortalPage>
  );
}

export { ContentError as ErrorBoundary };
