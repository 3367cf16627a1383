import { Button } from "@cathedra/ui-kit/Button";
import { CountBadge } from "@cathedra/ui-kit/CountBadge";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId } from "react";
import type { CourseCard_course$key } from "../../../__generated__/CourseCard_course.graphql.ts";
import { useRenderedCount } from "../../../features/list-bar/use-rendered-count.ts";
import * as css from "./CourseCard.css.ts";
import { CourseCard, type CourseCardProps } from "./CourseCard.tsx";

export type CourseSectionProps = Pick<CourseCardProps, "space"> & {
  readonly title: string;
  readonly courses: readonly (CourseCard_course$key & { readonly id: number })[];
};

/** The number of courses that are shown at first and added each time, so that hundreds of cards do not slow the page down. */
const step = 24;

/** The courses with the same progress, with their number. */
export function CourseSection({ title, courses, space }: CourseSectionProps) {
  const headingId = useId();
  const { count, showMore } = useRenderedCount(step);
  const more = courses.length - count;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <Inline gap={2}>
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
          <CountBadge
            count={courses.length}
            max={9999}
            label={courses.length === 1 ? "1 course" : `${courses.length} courses`}
          />
        </Inline>
        <ul className={css.grid}>
          {courses.slice(0, count).map((course) => (
            <li key={course.id} className={css.place}>
              <CourseCard course={course} space={space} />
            </li>
          ))}
        </ul>
        {more > 0 && (
          <Inline>
            <Button onPress={showMore} aria-label={`Show more: ${title}, ${more} left`}>
              Show more
            </Button>
          </Inline>
        )}
      </Stack>
    </section>
  );
}
