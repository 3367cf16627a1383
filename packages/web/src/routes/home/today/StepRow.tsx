import { progressTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { StepRow_step$key } from "../../../__generated__/StepRow_step.graphql.ts";
import { caseHref } from "../../../features/case-start/case-href.ts";
import { exerciseHref } from "../../../features/progress/exercise-href.ts";
import { TodayRow } from "./TodayRow.tsx";

/** An exercise that is suggested next, with the reason, and a link to its case if a voucher gives it. */
export function StepRow({ step: key }: { readonly step: StepRow_step$key }) {
  const { exerciseKey, exerciseName, moduleName, reason, passesLeft, caseId, voucherId } = useFragment(
    graphql`
      fragment StepRow_step on NextStep {
        exerciseKey
        exerciseName
        moduleName
        reason
        passesLeft
        caseId
        voucherId
      }
    `,
    key,
  );
  const why =
    reason === "practise" ? progressTexts.statuses.practise : progressTexts.reasons[reason](passesLeft);
  return (
    <TodayRow
      name={exerciseName}
      href={exerciseHref(exerciseKey)}
      detail={`${moduleName} · ${why}`}
      action={
        caseId != null && (
          <LinkButton
            size="small"
            href={caseHref({ case_id: caseId, voucher_id: voucherId })}
            aria-label={`Run the case ${exerciseName}`}
          >
            Run the case
          </LinkButton>
        )
      }
    />
  );
}
