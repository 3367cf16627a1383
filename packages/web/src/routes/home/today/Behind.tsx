import { homeTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { graphql, useFragment } from "react-relay/hooks";
import type { AssignmentRow_assignment$key } from "../../../__generated__/AssignmentRow_assignment.graphql.ts";
import type { Behind_query$key } from "../../../__generated__/Behind_query.graphql.ts";
import { fieldErrorText } from "../../../relay/field-error-text.ts";
import { AssignmentRow } from "./AssignmentRow.tsx";
import { StepRow } from "./StepRow.tsx";
import { TodayCard } from "./TodayCard.tsx";
import { TodayRow } from "./TodayRow.tsx";

export type BehindProps = {
  readonly query: Behind_query$key;
  /** The assignments whose due day has passed. */
  readonly late: readonly (AssignmentRow_assignment$key & { readonly assignment: { readonly id: number } })[];
  readonly hidesEmpty: boolean;
};

const maxTargets = 2;
const maxSteps = 2;

/** The person's late assignments, missed targets of the logbook, and exercises that need practice again. */
export function Behind({ query, late, hidesEmpty }: BehindProps) {
  const { logbookTargetsBehind: targets, practiceReminders: practice } = useFragment(
    graphql`
      fragment Behind_query on Query {
        logbookTargetsBehind @catch(to: RESULT) {
          count
          targets {
            target {
              id
              name
              minimum
            }
            done
            expected
          }
        }
        practiceReminders @catch(to: RESULT) {
          again {
            count
            steps {
              exerciseKey
              ...StepRow_step
            }
          }
        }
      }
    `,
    query,
  );
  const behind = targets.ok ? targets.value : null;
  const again = practice.ok ? practice.value?.again : null;
  const failure = !targets.ok
    ? fieldErrorText(targets.errors, homeTexts.targetsNotLoaded)
    : practice.ok
      ? null
      : fieldErrorText(practice.errors, homeTexts.practiceNotLoaded);
  return (
    <TodayCard
      title={homeTexts.behind}
      hidesEmpty={hidesEmpty}
      empty={homeTexts.nothingBehind}
      failure={failure}
      more={
        <>
          {(behind?.count ?? 0) > maxTargets && (
            <Link
              href="/logbook/totals#targets"
              variant="alone"
            >{`All ${behind?.count} targets behind`}</Link>
          )}
          {(again?.count ?? 0) > maxSteps && (
            <Link href="/progress" variant="alone">{`All ${again?.count} exercises`}</Link>
          )}
        </>
      }
    >
      {late.map((assignment) => (
        <AssignmentRow key={`assignment:${assignment.assignment.id}`} assignment={assignment} />
      ))}
      {behind?.targets.slice(0, maxTargets).map(({ target, ...figures }) => (
        <TodayRow
          key={target.id}
          name={target.name}
          href="/logbook/totals#targets"
          detail={homeTexts.targetBehind({ minimum: target.minimum, ...figures })}
        />
      ))}
      {again?.steps.slice(0, maxSteps).map((step) => (
        <StepRow key={step.exerciseKey} step={step} />
      ))}
    </TodayCard>
  );
}
