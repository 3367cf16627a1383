import {
  courseSections,
  findCourses,
  getCategories,
  type ListedCourse,
  sectionsOfCourses,
} from "@cathedra/domain/learning";
import { coursePageTexts, courseSectionTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type {
  SpaceCourses_query$data,
  SpaceCourses_query$key,
} from "../../../__generated__/SpaceCourses_query.graphql.ts";
import { ProgressAge } from "../../../features/course-progress/ProgressAge.tsx";
import { useFreshProgress } from "../../../features/course-progress/use-fresh-progress.ts";
import { getStatus } from "../../../features/learning/course-progress.ts";
import { CourseSection } from "./CourseSection.tsx";
import * as css from "./SpaceCourses.css.ts";

type Course = SpaceCourses_query$data["branchCourses"][number];

export type SpaceCoursesProps = {
  readonly query: SpaceCourses_query$key;
  readonly space: { readonly id: number; readonly name: string };
};

/** The number of courses from which on the search is shown. */
const manyCourses = 6;

/** The courses of a learning space in the sections Active, Available and Completed; the address contains the search (5.002). */
export function SpaceCourses({ query, space }: SpaceCoursesProps) {
  const { branchCourses } = useFragment(
    graphql`
      fragment SpaceCourses_query on Query @argumentDefinitions(branchId: { type: "Int!" }) {
        branchCourses(branchId: $branchId) {
          id
          name
          category
          code
          completion_status
          progress {
            last_active_on
            missing_since
          }
          ...CourseCard_course
        }
      }
    `,
    query,
  );
  const { figures } = useFreshProgress();
  const [address, setAddress] = useSearchParams();
  const search = address.get("search") ?? "";
  const courses = useMemo(() => branchCourses.map(listedCourse), [branchCourses]);
  const categories = useMemo(() => getCategories(courses), [courses]);
  // A category in the address that no longer exists is ignored.
  const category = categories.find((each) => each === address.get("category")) ?? null;
  const sections = useMemo(
    () => sectionsOfCourses(findCourses(courses, { search, category })),
    [courses, search, category],
  );
  const narrow = (name: "search" | "category", value: string | null) => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (courses.length === 0) {
    return (
      <Card>
        <EmptyState>{coursePageTexts.noCourses}</EmptyState>
      </Card>
    );
  }
  // Only courses of this learning space count, because the person may also be missing in others.
  const missingCourses = branchCourses.filter(({ progress }) => progress.missing_since != null).length;
  const shown = courseSections.filter((section) => sections[section].length > 0);
  return (
    <Stack gap={6}>
      <ProgressAge figures={figures && { ...figures, missingCourses }} />
      {(courses.length >= manyCourses || search !== "" || category !== null) && (
        <div className={css.bar}>
          <SearchField
            label="Search courses"
            placeholder="Search by name or code"
            value={search}
            onSearch={(text) => narrow("search", text)}
            isLabelShown
          />
          {categories.length > 1 && (
            <Select
              label="Category"
              emptyLabel="All categories"
              options={categories.map((each) => ({ value: each, label: each }))}
              value={category}
              onChange={(value) => narrow("category", value)}
            />
          )}
        </div>
      )}
      {shown.length === 0 && (
        <Card>
          <EmptyState>{coursePageTexts.noneFound}</EmptyState>
        </Card>
      )}
      {shown.map((section) => (
        <CourseSection
          key={section}
          title={courseSectionTexts[section]}
          courses={sections[section].map(({ course }) => course)}
          space={space}
        />
      ))}
    </Stack>
  );
}

/** Turns a course into the form that the domain's rules for lists take, together with the course itself. */
function listedCourse(course: Course): ListedCourse & { readonly course: Course } {
  const { name, category, code, completion_status: status, progress } = course;
  const lastActive = progress.last_active_on;
  return {
    name,
    category,
    code,
    status: getStatus(status),
    lastActiveAt: lastActive == null ? null : Date.parse(lastActive),
    course,
  };
}
