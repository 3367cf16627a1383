import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useLayoutEffect, useRef, useState } from "react";
import { useRenderedCount } from "../../../features/list-bar/use-rendered-count.ts";
import { TableSection } from "../../../features/table-page/TableSection.tsx";
import * as css from "./CourseLists.css.ts";
import { CourseRow } from "./CourseRow.tsx";
import type { ListedCourse } from "./courses-form.ts";

/** The number of rows that are shown at first, and added by each "Show more". */
const pageSize = 50;

export type CourseColumnProps = {
  readonly title: string;
  /** The label of the button that moves the course. */
  readonly act: string;
  /** The group of the list; missing for courses that the group does not have, because no one can be invited to those. */
  readonly groupId?: number;
  readonly courses: readonly ListedCourse[];
  /** Courses that were moved to this list and are not saved. */
  readonly marked: ReadonlySet<number>;
  readonly mark: string;
  readonly none: string;
  readonly onMove: (courses: readonly ListedCourse[]) => void;
};

/** The list of a group's courses, or of the others. A button moves one course, checkboxes several. */
export function CourseColumn(props: CourseColumnProps) {
  const { title, act, groupId, courses, marked, mark, none, onMove } = props;
  const { count, showMore } = useRenderedCount(pageSize);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { place, keepAt } = useListFocus();
  // Selected courses that the search currently hides are not moved.
  const selected = courses.filter(({ id }) => chosen.has(id));
  const toggle = (id: number, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  const move = (moving: readonly ListedCourse[], from: number) => {
    keepAt(from);
    setChosen(new Set([...chosen].filter((id) => moving.every((course) => course.id !== id))));
    onMove(moving);
  };
  const isAll = selected.length === courses.length;
  return (
    <TableSection title={title} count={courses.length} one="course">
      <Card padding="none">
        {courses.length > 0 && (
          <div className={css.head}>
            <Checkbox
              label={selected.length === 0 ? "Select all" : `${selected.length} selected`}
              value={isAll}
              isIndeterminate={selected.length > 0 && !isAll}
              onChange={() => setChosen(new Set(isAll ? [] : courses.map(({ id }) => id)))}
            />
            <Button size="small" isDisabled={selected.length === 0} onPress={() => move(selected, 0)}>
              {act}
            </Button>
          </div>
        )}
        <div ref={place} tabIndex={-1} className={css.place}>
          {courses.length === 0 ? (
            <EmptyState>{none}</EmptyState>
          ) : (
            <ul aria-label={title} className={css.list}>
              {courses.slice(0, count).map((course, index) => (
                <CourseRow
                  key={course.id}
                  course={course}
                  act={act}
                  {...(groupId === undefined ? {} : { groupId })}
                  mark={marked.has(course.id) ? mark : null}
                  isChosen={chosen.has(course.id)}
                  onChoose={(isChosen) => toggle(course.id, isChosen)}
                  onMove={() => move([course], index)}
                />
              ))}
            </ul>
          )}
        </div>
      </Card>
      {courses.length > count && (
        <Stack gap={4}>
          <Button onPress={showMore}>Show more</Button>
        </Stack>
      )}
    </TableSection>
  );
}

/**
 * When the focused row moves to the other list, the focus goes to the row that takes its place, or to the list when it is
 * empty.
 */
function useListFocus() {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    const index = left.current;
    if (index === null) return;
    left.current = null;
    if (document.activeElement !== document.body) return;
    const rows = place.current?.querySelectorAll("li") ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    (row?.querySelector<HTMLElement>("button") ?? place.current)?.focus({ preventScroll: true });
  });
  return {
    place,
    /** Keeps the focus at this position when the row there is about to disappear. */
    keepAt: (index: number) => {
      left.current = index;
    },
  };
}
