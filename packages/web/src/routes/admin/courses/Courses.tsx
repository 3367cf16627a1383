import { pageCount, pagesToShow } from "@cathedra/domain";
import { talentTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Grid } from "@cathedra/ui-kit/Grid";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Pager } from "@cathedra/ui-kit/Pager";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation } from "react-router";
import type { AdminCoursesQuery } from "../../../__generated__/AdminCoursesQuery.graphql.ts";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import * as css from "../../../features/list-bar/list-bar.css.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { countedText } from "../../../features/table-page/count-text.ts";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { CourseDrawer } from "./CourseDrawer.tsx";
import { CourseListItem } from "./CourseListItem.tsx";
import {
  type CoursesView,
  courseOrders,
  coursesPageSize,
  coursesView,
  minRows,
  searchDelayMs,
} from "./courses-view.ts";
import { ListingTable } from "./ListingTable.tsx";

/** The courses, which the portal searches, sorts and filters (5.039): a few are shown as cards, many as a table. */
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
        ...ListingTable_courses
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
  const { opened, close, getHref } = useOpened();
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
      ) : count >= minRows || isNarrowed ? (
        <ListingTable
          courses={courses}
          order={view.order}
          onOrder={(order) => show({ ...view, page: 1, order })}
          getHref={getHref}
          isLoading={isRereading}
        />
      ) : (
        <div aria-busy={isRereading}>
          <Grid columns={3}>
            {courses.map((course) => (
              <CourseListItem key={course.id} course={course} href={getHref(course.id)} />
            ))}
          </Grid>
        </div>
      )}
      {last > 1 && (
        <Pager
          label="Pages of courses"
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          getHref={addressOf}
        />
      )}
      {opened !== null && <CourseDrawer key={opened} courseId={Number(opened)} onClose={close} />}
    </Stack>
  );
}

type CoursesBarProps = {
  readonly view: CoursesView;
  readonly spaces: readonly { readonly id: number; readonly name: string }[];
  /** The number of courses as text. */
  readonly count: string;
  readonly onChange: (view: CoursesView) => void;
};

/** The bar with the search, order and filters of the courses (5.039, 5.041). */
function CoursesBar({ view, spaces, count, onChange }: CoursesBarProps) {
  const show = (part: Partial<CoursesView>) => onChange({ ...view, page: 1, ...part });
  return (
    <Stack gap={3}>
      <div className={css.bar}>
        <div className={css.search}>
          <SearchField
            label="Search courses"
            placeholder="Search by name or code"
            value={view.search}
            delay={searchDelayMs}
            onSearch={(search) => show({ search })}
          />
        </div>
        <div className={css.shortOrder}>
          <Select
            label="Sort by"
            options={courseOrders}
            value={view.order}
            onChange={(key) => {
              const order = courseOrders.find(({ value }) => value === key);
              if (order !== undefined) show({ order: order.value });
            }}
          />
        </div>
        <div className={css.search}>
          <Select
            label="Learning space"
            options={spaces.map(({ id, name }) => ({ value: String(id), label: name }))}
            emptyLabel="All learning spaces"
            value={view.space === null ? null : String(view.space)}
            onChange={(space) => show({ space: space === null ? null : Number(space) })}
          />
        </div>
      </div>
      <output>
        <Text as="span" size="small" tone="muted" figures="tabular">
          {count}
        </Text>
      </output>
    </Stack>
  );
}
