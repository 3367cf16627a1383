import { formatDuration } from "@cathedra/domain";
import { courseStatusTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { ProgressRing } from "@cathedra/ui-kit/ProgressRing";
import { graphql, useFragment } from "react-relay/hooks";
import type { courseProgressFigures_course$key } from "../../../__generated__/courseProgressFigures_course.graphql.ts";
import type { ProgressSummary_course$key } from "../../../__generated__/ProgressSummary_course.graphql.ts";
import { ProgressAge } from "../../../features/course-progress/ProgressAge.tsx";
import { useFreshProgress } from "../../../features/course-progress/use-fresh-progress.ts";
import { courseFiguresFragment, statusOf } from "../../../features/learning/course-progress.ts";
import { Moment } from "../../../format/Moment.tsx";
import * as css from "./ProgressSummary.css.ts";

/** How far somebody is in a course, in a ring and in words (5.003). */
export function ProgressSummary({ course }: { readonly course: ProgressSummary_course$key }) {
  const { id, ...figuresKey } = useFragment(
    graphql`
      fragment ProgressSummary_course on Course {
        id
        ...courseProgressFigures_course
      }
    `,
    course,
  );
  const { completion_status, progress } = useFragment<courseProgressFigures_course$key>(
    courseFiguresFragment,
    figuresKey,
  );
  const figures = useFreshProgress(id);
  const moments = [
    ["Enrolled", progress.enrolled_on],
    ["Last active", progress.last_active_on],
    ["Completed", progress.completed_on],
  ] as const;
  return (
    <Card title="Progress" padding="medium">
      <div className={css.summary}>
        <ProgressRing label="Progress" value={progress.completion_percentage} size="large" />
        <dl className={css.facts}>
          <Fact name="Status">{courseStatusTexts[statusOf(completion_status)]}</Fact>
          <Fact name="Time spent">
            {progress.total_time === 0 ? "–" : formatDuration(progress.total_time)}
          </Fact>
          {moments.map(([name, at]) =>
            at == null ? null : (
              <Fact key={name} name={name}>
                <Moment at={at} />
              </Fact>
            ),
          )}
        </dl>
      </div>
      <div className={css.age}>
        <ProgressAge figures={figures} />
      </div>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
