import { pageCount, pagesToShow } from "@cathedra/domain";
import { talentTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Grid } from "@cathedra/ui-kit/Grid";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation } from "react-router";
import type { AdminCoursesQuery } from "../../../__generated__/AdminCoursesQuery.graphql.ts";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { countedText } from "../../../features/table-page/count-text.ts";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { CourseDrawer } from "./CourseDrawer.tsx";
import { CourseListItem } from "./CourseListItem.tsx";
import { CoursesBar } from "./CoursesBar.tsx";
import { coursesPageSize, coursesView } from "./courses-view.ts";

/** The courses as cards, searched, ordered and narrowed by the portal (5.039). */
export function Courses() {
  useRefreshOnReturn();
  const { courses, count, talentBranches } = useRouteQuery<AdminCoursesQuery>(graphql`
    query AdminCoursesQuery($search: String, $sort: TalentCourseSort, $space: Int, $limit: Int, $offset: Int)
    @preloadable {
      ...Viewer_query
      courses: talentCourseListings(
        search: $search
        sort: $sort
        learningSpaceId: $space
        limit: $limit
        offset: $offset
      ) {
        id
        ...CourseListItem_course
      }
      count: countTalentCourseListings(search: $search, learningSpaceId: $space)
      talentBranches {
        id
        name
        # What the page of the learning spaces reads of the same list.
        ...SpaceList_space
      }
    }
  `);
  const { pathname } = useLocation();
  const { view, show, isRereading } = useTableAddress(coursesView);
  const { opened, close, hrefOf } = useOpened();
  const last = pageCount(count, coursesPageSize);
  const addressOf = (page: number) => `${pathname}?${coursesView.write({ ...view, page })}`;
  if (courses.length === 0 && count > 0) return <Navigate to={addressOf(last)} replace />;
  const isNarrowed = coursesView.isNarrowed(view);
  const showAll = () => {
    show(coursesView.whole(view));
    focusSearch();
  };
  return (
    <Stack gap={5}>
      <CoursesBar view={view} spaces={talentBranches} count={countedText(count, "course")} onChange={show} />
      {courses.length === 0 ? (
        <Card>
          {isNarrowed ? (
            <EmptyState action={<Button onPress={showAll}>Show all courses</Button>}>
              {talentTexts.noCoursesFound}
            </EmptyState>
          ) : (
            <EmptyState action={<LinkButton href="/admin/talent">{talentTexts.sync}</LinkButton>}>
              {talentTexts.noCourses}
            </EmptyState>
          )}
        </Card>
      ) : (
        <div aria-busy={isRereading}>
          <Grid columns={3}>
            {courses.map((course) => (
              <CourseListItem key={course.id} course={course} href={hrefOf(course.id)} />
            ))}
          </Grid>
        </div>
      )}
      {last > 1 && (
        <Pager
          label="Pages of courses"
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          hrefOf={addressOf}
        />
      )}
      {opened !== null && <CourseDrawer key={opened} courseId={Number(opened)} onClose={close} />}
    </Stack>
  );
}
