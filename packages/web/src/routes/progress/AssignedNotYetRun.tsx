import { assignmentTexts, progressTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { AssignedNotYetRun_assignments$key } from "../../__generated__/AssignedNotYetRun_assignments.graphql.ts";
import { assignmentHref } from "../../features/assignments/assignment-href.ts";
import { showDay } from "../../format/dates.ts";
import * as css from "./Progress.css.ts";

export type AssignedNotYetRunProps = {
  readonly assignments: AssignedNotYetRun_assignments$key;
  /** The keys of the exercises that the person has run. */
  readonly run: ReadonlySet<string>;
};

/** Exercises of the person's assignments that they have not run yet, with the due days. */
export function AssignedNotYetRun({ assignments: key, run }: AssignedNotYetRunProps) {
  const { assignments } = useFragment(
    graphql`
      fragment AssignedNotYetRun_assignments on MyAssignments {
        assignments {
          status
          assignment {
            id
            kind
            title
            courseId
            spaceId
            spaceName
            exerciseKey
            dueOn
          }
        }
      }
    `,
    key,
  );
  const neverRun = assignments.filter(
    ({ assignment: { exerciseKey } }) => exerciseKey != null && !run.has(exerciseKey),
  );
  if (neverRun.length === 0) return null;
  return (
    <Card title={progressTexts.asked}>
      <ul className={css.steps}>
        {neverRun.map(({ status, assignment }) => (
          <li key={assignment.id} className={css.step}>
            <div className={css.stepWords}>
              <Link href={assignmentHref(assignment)}>{assignment.title}</Link>
              <Text size="small" tone="muted">
                {[
                  progressTexts.neverRun,
                  status === "late"
                    ? assignmentTexts.lateSince(showDay(assignment.dueOn))
                    : assignmentTexts.dueOn(showDay(assignment.dueOn)),
                ].join(" · ")}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
