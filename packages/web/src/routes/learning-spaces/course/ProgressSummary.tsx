import { formatDuration } from "@cathedra/domain";
import { courseProgressTexts, courseStatusTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { ProgressRing } from "@cathedra/ui-kit/ProgressRing";
import { graphql, useFragment } from "react-relay/hooks";
import type { courseProgressFigures_course$key } from "../../../__generated__/courseProgressFigures_course.graphql.ts";
import type { ProgressSummary_course$key } from "../../../__generated__/ProgressSummary_course.graphql.ts";
import { ProgressAge } from "../../../features/course-progress/ProgressAge.tsx";
import type { ProgressFigures } from "../../../features/course-progress/progress-refresh.ts";
import { courseFiguresFragment, getStatus } from "../../../features/learning/course-progress.ts";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import * as css from "./ProgressSummary.css.ts";

export type ProgressSummaryProps = {
  readonly course: ProgressSummary_course$key;
  /** The age of the progress; null while loading. */
  readonly figures: ProgressFigures | null;
};

/** A person's progress in a course, as a ring and as text (5.003). */
export function ProgressSummary({ course, figures }: ProgressSummaryProps) {
  const figuresKey = useFragment(
    graphql`
      fragment ProgressSummary_course on Course {
        ...courseProgressFigures_course
      }
    `,
    course,
  );
  const { completion_status, isOpen, progress } = useFragment<courseProgressFigures_course$key>(
    courseFiguresFragment,
    figuresKey,
  );
  const { missing_since: missingSince } = progress;
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
          <Fact name="Status">{courseStatusTexts[getStatus(completion_status)]}</Fact>
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
        {missingSince == null || figures?.isResetUnconfirmed === true ? (
          <ProgressAge figures={figures} />
        ) : (
          <output className={css.missing}>
            {courseProgressTexts.missing(showMoment(Date.parse(missingSince)))}
            {isOpen && ` ${courseProgressTexts.startAddsAgain}`}
          </output>
        )}
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
