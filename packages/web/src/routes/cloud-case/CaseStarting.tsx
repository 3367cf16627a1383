import { caseDialog, isMachineStatus } from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { CaseStarting_machine$key } from "../../__generated__/CaseStarting_machine.graphql.ts";
import { caseHref } from "../../features/case-start/case-href.ts";
import { StartFailure, UsedTime } from "../../features/case-start/StartFailure.tsx";
import { StartProgress } from "../../features/case-start/StartProgress.tsx";
import { useCancelStart } from "../../features/case-start/use-cancel-start.ts";

export type CaseStartingProps = {
  readonly machine: CaseStarting_machine$key;
  readonly onCancelled: () => void;
};

/** A person's own case before its room is open: the start, which can be cancelled, or why it failed. */
export function CaseStarting({ machine: key, onCancelled }: CaseStartingProps) {
  const machine = useFragment(
    graphql`
      fragment CaseStarting_machine on CloudCaseVM {
        id
        status
        reason
        detail
        claimed_at
        module_name
        case_id
        case_name
        voucher_id
        session_used_in_seconds
        session_given_back_in_seconds
        usual_power_on_in_seconds
      }
    `,
    key,
  );
  const { status, reason, detail, module_name, case_name } = machine;
  const { isCancelling, cancel } = useCancelStart(async () => onCancelled());
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
            <StartFailure reason={reason} detail={detail}>
              <UsedTime
                seconds={machine.session_used_in_seconds}
                givenBack={machine.session_given_back_in_seconds}
              />
            </StartFailure>
            <Inline gap={2}>
              <LinkButton href="/cloud-cases">{cloudSessionTexts.backToCases}</LinkButton>
              <LinkButton variant="primary" href={caseHref(machine)}>
                {cloudSessionTexts.startAgain}
              </LinkButton>
            </Inline>
          </>
        ) : (
          <>
            <StartProgress
              status={status}
              claimedAt={machine.claimed_at}
              powerOnSeconds={machine.usual_power_on_in_seconds}
              text={text ?? ""}
            />
            <Inline gap={2}>
              <Button isPending={isCancelling} onPress={() => void cancel(machine)}>
                {cloudSessionTexts.cancelStart}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
