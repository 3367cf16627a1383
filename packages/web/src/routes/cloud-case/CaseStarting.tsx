import { caseDialog, cloudSessionTexts, isMachineStatus } from "@cathedra/domain";
import { Card } from "@cathedra/ui-kit/Card";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { CaseStarting_machine$key } from "../../__generated__/CaseStarting_machine.graphql.ts";
import { StartFailure } from "../../features/case-start/StartFailure.tsx";
import { StartGoingOn } from "../../features/case-start/StartGoingOn.tsx";

/** One's own case before its room is open: its start, or why that failed. */
export function CaseStarting({ machine: key }: { readonly machine: CaseStarting_machine$key }) {
  const { status, reason, detail, claimed_at, module_name, case_name } = useFragment(
    graphql`
      fragment CaseStarting_machine on CloudCaseVM {
        status
        reason
        detail
        claimed_at
        module_name
        case_name
      }
    `,
    key,
  );
  const known = isMachineStatus(status) ? status : "desired";
  const { text } = caseDialog(
    { status: known, hasSession: true },
    { durationLeftInSeconds: 0, isMachineAvailable: false, isForThisCase: true },
  );
  return (
    <Card title={[module_name, case_name].filter(Boolean).join(" · ")}>
      <Stack gap={4}>
        {status === "off" ? (
          <>
            <StartFailure reason={reason} detail={detail} />
            <div>
              <LinkButton href="/cloud-cases">{cloudSessionTexts.backToCases}</LinkButton>
            </div>
          </>
        ) : (
          <StartGoingOn status={status} claimedAt={claimed_at} text={text ?? ""} />
        )}
      </Stack>
    </Card>
  );
}
