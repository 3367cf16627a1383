import { spaceAddress } from "@cathedra/domain/learning";
import { coursePageTexts, courseProgressTexts, courseStatusTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Check } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { Progress } from "@cathedra/ui-kit/Progress";
import { graphql, useFragment } from "react-relay/hooks";
import type { CourseCard_course$key } from "../../../__generated__/CourseCard_course.graphql.ts";
import { getStatus } from "../../../features/learning/course-progress.ts";
import * as css from "./CourseCard.css.ts";

export type CourseCardProps = {
  readonly course: CourseCard_course$key;
  readonly space: { readonly id: number; readonly name: string };
};

/** A course as a card: its name and description, and the person's progress (5.002). */
export function CourseCard({ course: key, space }: CourseCardProps) {
  const course = useFragment(
    graphql`
      fragment CourseCard_course on Course {
        id
        name
        category
        description
        completion_status
        isOpen
        progress {
          completion_percentage
          missing_since
        }
        ...courseProgressFigures_course
      }
    `,
    key,
  );
  const status = getStatus(course.completion_status);
  const isBegun = status !== "" && status !== "completed";
  return (
    <article className={css.card}>
      {course.category !== "" && <p className={css.category}>{course.category}</p>}
      <h3 className={css.name}>
        <span className={css.coveringLink}>
          <Link href={spaceAddress(space, course.id)} variant="alone">
            {course.name}
          </Link>
        </span>
      </h3>
      {course.description !== "" && <p className={css.description}>{course.description}</p>}
      <div className={css.foot}>
        {isBegun && (
          <Progress label={courseStatusTexts[status]} value={course.progress.completion_percentage} />
        )}
        {status === "completed" && (
          <Badge tone="success" icon={Check}>
            {courseStatusTexts.completed}
          </Badge>
        )}
        {!course.isOpen && <p className={css.note}>{coursePageTexts.noLongerOpen}</p>}
        {course.progress.missing_since != null && (
          <p className={css.note}>{courseProgressTexts.missingShort}</p>
        )}
      </div>
    </article>
  );
}
