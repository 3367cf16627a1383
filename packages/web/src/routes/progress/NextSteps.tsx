import { percentText } from "@cathedra/domain";
import { progressPageTexts, progressTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  NextSteps_progress$data,
  NextSteps_progress$key,
} from "../../__generated__/NextSteps_progress.graphql.ts";
import { caseHref } from "../../features/case-start/case-href.ts";
import { exerciseHref } from "../../features/progress/exercise-href.ts";
import * as css from "./Progress.css.ts";

/** The suggested next exercises with reasons and links; nothing if there are none. */
export function NextSteps({ progress: key }: { readonly progress: NextSteps_progress$key }) {
  const { person, isOwn, exercises, nextSteps } = useFragment(
    graphql`
      fragment NextSteps_progress on PersonProgress {
        person {
          keycloak_id
        }
        isOwn
        exercises {
          attempts
        }
        nextSteps {
          exerciseKey
          exerciseName
          moduleName
          reason
          passesLeft
          attempts
          best
          caseId
          voucherId
        }
      }
    `,
    key,
  );
  if (nextSteps.length === 0) {
    return exercises.length === 0 ? null : (
      <Card title="What to do next">
        <Text tone="muted">{progressPageTexts.nothingNext}</Text>
      </Card>
    );
  }
  const uid = isOwn ? undefined : person.keycloak_id;
  return (
    <Card title="What to do next">
      <ol className={css.steps}>
        {nextSteps.map((step, index) => (
          <li key={step.exerciseKey} className={css.step}>
            <div className={css.stepWords}>
              {step.attempts === 0 ? (
                <Text weight="medium">{step.exerciseName}</Text>
              ) : (
                <Link href={exerciseHref(step.exerciseKey, uid)}>{step.exerciseName}</Link>
              )}
              <Text size="small">{getReason(step, isOwn)}</Text>
              <Text size="small" tone="muted">
                {[step.moduleName, ...soFar(step)].join(" · ")}
              </Text>
            </div>
            {step.caseId != null && (
              <LinkButton
                size="small"
                variant={index === 0 ? "primary" : "secondary"}
                href={caseHref({ case_id: step.caseId, voucher_id: step.voucherId })}
                aria-label={`Run the case ${step.exerciseName}`}
              >
                Run the case
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Step = NextSteps_progress$data["nextSteps"][number];

function getReason({ reason, passesLeft }: Step, isOwn: boolean): string {
  const reasons = isOwn ? progressTexts.reasons : progressPageTexts.reasonsOfOthers;
  return reasons[reason](passesLeft);
}

function soFar({ attempts, best }: Step): readonly string[] {
  if (attempts === 0) return [];
  return [progressTexts.attempts(attempts), ...(best == null ? [] : [`best ${percentText(best)}`])];
}
