import { mayStart, spaceAddress } from "@cathedra/domain/learning";
import { courseProgressTexts, courseStatusTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { ProgressRing } from "@cathedra/ui-kit/ProgressRing";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { UnfinishedCourse_course$key } from "../../../__generated__/UnfinishedCourse_course.graphql.ts";
import { getStatus } from "../../../features/learning/course-progress.ts";
import { showMoment } from "../../../format/dates.ts";
import { TodayRow } from "./TodayRow.tsx";

/** The course that the person was in last, with a link to it. */
export function UnfinishedCourse({ course: key }: { readonly course: UnfinishedCourse_course$key }) {
  const nameId = useId();
  const course = useFragment(
    graphql`
      fragment UnfinishedCourse_course on Course {
        id
        name
        completion_status
        ...courseProgressFigures_course
        progress {
          completion_percentage
          read_on
        }
        learningSpaces {
          id
          name
          title
        }
      }
    `,
    key,
  );
  const status = getStatus(course.completion_status);
  const { completion_percentage: percentage, read_on: readOn } = course.progress;
  const age = readOn == null ? [] : [courseProgressTexts.asOf(showMoment(Date.parse(readOn)))];
  const [space] = course.learningSpaces;
  if (space === undefined) return null;
  return (
    <TodayRow
      picture={<ProgressRing label="Progress" value={percentage} size="small" />}
      name={course.name}
      nameId={nameId}
      detail={[space.title, courseStatusTexts[status], ...age].join(" · ")}
      action={
        <LinkButton
          href={spaceAddress(space, course.id)}
          size="small"
          variant="primary"
          aria-describedby={nameId}
        >
          {mayStart(status) ? "Start" : "Continue"}
        </LinkButton>
      }
    />
  );
}
