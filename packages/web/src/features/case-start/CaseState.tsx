import type { SimulatorDialog } from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import { showTime } from "../../format/dates.ts";
import { OtherSessionLink } from "./OtherSessionLink.tsx";
import type { Fleet } from "./own-machine.ts";
import { StartFailure, UsedTime } from "./StartFailure.tsx";
import { StartProgress } from "./StartProgress.tsx";

export type CaseStateProps = {
  readonly fleet: Fleet | null;
  readonly isUnknown: boolean;
  readonly offers: SimulatorDialog;
  readonly failure: string | null;
  readonly isForThisCase: boolean;
  /** Whether a start is being requested. */
  readonly isAsking: boolean;
  readonly onTryAgain: () => void;
  readonly onStart: () => void;
};

/** The state of the case: idle, starting with its steps, failed, or the reason why it cannot be started. */
export function CaseState({ fleet, isUnknown, offers, failure, isForThisCase, ...acts }: CaseStateProps) {
  if (fleet === null) {
    if (!isUnknown) return <Skeleton kind="block" height={64} label={cloudSessionTexts.looking} />;
    const again = (
      <Button size="small" icon={RotateCcw} onPress={acts.onTryAgain}>
        {cloudSessionTexts.tryAgain}
      </Button>
    );
    return (
      <Banner tone="danger" action={again}>
        {cloudSessionTexts.notKnown}
      </Banner>
    );
  }
  const { machine } = fleet;
  const retry = offers.isRetryOffered && (
    <Button size="small" variant="primary" icon={RotateCcw} isPending={acts.isAsking} onPress={acts.onStart}>
      {cloudSessionTexts.tryAgain}
    </Button>
  );
  return (
    <>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      {isForThisCase && machine !== null && <Own machine={machine} text={offers.text} retry={retry} />}
      {offers.start.kind === "blocked" && offers.start.code !== "FAILED" && (
        <output>
          <Text size="small">{offers.start.reason}</Text>
          {offers.start.code === "NO_SIMULATORS" && (
            <Text size="small" tone="muted">
              {cloudSessionTexts.waitsForSimulator}
              {fleet.expectedAt !== null && ` ${cloudSessionTexts.expectedAt(showTime(fleet.expectedAt))}`}
            </Text>
          )}
        </output>
      )}
      {!isForThisCase && <OtherSessionLink machine={machine} />}
    </>
  );
}

type OwnProps = {
  readonly machine: NonNullable<Fleet["machine"]>;
  readonly text: string | null;
  readonly retry: ReactNode;
};

function Own({ machine, text, retry }: OwnProps) {
  const { status, reason, detail, claimed_at: claimedAt, session_used_in_seconds: used } = machine;
  const { session_given_back_in_seconds: givenBack, usual_power_on_in_seconds: powerOnSeconds } = machine;
  if (status === "off") {
    return (
      <StartFailure reason={reason} detail={detail} retry={retry}>
        <UsedTime seconds={used} givenBack={givenBack} />
      </StartFailure>
    );
  }
  if (text === null) return null;
  return <StartProgress status={status} claimedAt={claimedAt} powerOnSeconds={powerOnSeconds} text={text} />;
}
