import { groupCoursesTexts } from "@cathedra/domain/messages";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useMemo, useState } from "react";
import { TableBar } from "../../../features/table-page/TableBar.tsx";
import { announce } from "../../../shell/announcements.ts";
import { CourseColumn } from "./CourseColumn.tsx";
import * as css from "./CourseLists.css.ts";
import { getFilters, type ListedCourse, matching, moved, wholeFilter } from "./courses-form.ts";

export type CourseListsProps = {
  readonly groupId: number;
  readonly courses: readonly ListedCourse[];
  readonly assigned: ReadonlySet<number>;
  /** Courses that were added and are not saved yet. */
  readonly added: ReadonlySet<number>;
  readonly takenAway: ReadonlySet<number>;
  readonly onChange: (assigned: ReadonlySet<number>) => void;
};

/** Assigned and available courses with one search; a course can be moved from one list to the other (9.043). */
export function CourseLists({ groupId, courses, assigned, added, takenAway, onChange }: CourseListsProps) {
  const [filter, setFilter] = useState(wholeFilter);
  const { spaces, categories } = useMemo(() => getFilters(courses), [courses]);
  const shown = useMemo(() => matching(courses, filter), [courses, filter]);
  const isNarrowed = shown.length < courses.length;
  const move = (isGiven: boolean) => (moving: readonly ListedCourse[]) => {
    onChange(
      moved(
        assigned,
        moving.map(({ id }) => id),
        isGiven,
      ),
    );
    announce(
      groupCoursesTexts.moved(
        moving.map(({ name }) => name),
        isGiven,
      ),
    );
  };
  const isListed = ({ id, isUsable }: ListedCourse) => isUsable || assigned.has(id) || takenAway.has(id);
  const none = (otherwise: string) => (isNarrowed ? groupCoursesTexts.noneMatch : otherwise);
  return (
    <Stack gap={5}>
      <TableBar
        search={{
          label: "Search courses",
          value: filter.search,
          onSearch: (search) => setFilter({ ...filter, search }),
        }}
        acts={null}
      >
        {spaces.length > 1 && (
          <Select
            label="Learning space"
            options={spaces}
            emptyLabel="All learning spaces"
            value={filter.space === null ? null : String(filter.space)}
            onChange={(id) => setFilter({ ...filter, space: id === null ? null : Number(id) })}
          />
        )}
        {categories.length > 1 && (
          <Select
            label="Category"
            options={categories}
            emptyLabel="All categories"
            value={filter.category}
            onChange={(category) => setFilter({ ...filter, category })}
          />
        )}
      </TableBar>
      <div className={css.columns}>
        <CourseColumn
          title="Assigned courses"
          act="Take away"
          groupId={groupId}
          courses={shown.filter(({ id }) => assigned.has(id))}
          marked={added}
          mark="Added"
          none={none(groupCoursesTexts.noneAssigned)}
          onMove={move(false)}
        />
        <CourseColumn
          title="Available courses"
          act="Assign"
          courses={shown.filter((course) => !assigned.has(course.id) && isListed(course))}
          marked={takenAway}
          mark="Taken away"
          none={none(courses.length === 0 ? groupCoursesTexts.noCourses : groupCoursesTexts.noneAvailable)}
          onMove={move(true)}
        />
      </div>
    </Stack>
  );
}
