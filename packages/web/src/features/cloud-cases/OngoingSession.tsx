import { instant } from "@cathedra/domain";
import { minutesLeftNow } from "@cathedra/domain/cloud";
import { cloudEventTexts, cloudSessionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { OngoingSession_machine$key } from "../../__generated__/OngoingSession_machine.graphql.ts";
import { announce } from "../../shell/announcements.ts";
import { toasts } from "../../shell/toasts.ts";
import { useEndCase } from "../case-start/use-end-case.ts";
import { useTimeDependent } from "../poll/use-time-dependent.ts";
import type { Ongoing } from "./ongoing.ts";

export type OngoingSessionProps = { readonly machine: OngoingSession_machine$key; readonly ongoing: Ongoing };

/** The person's running or starting case or event: the remaining time, the link to it, and the button to end it. */
export function OngoingSession({ machine: key, ongoing }: OngoingSessionProps) {
  const machine = useFragment(
    graphql`
      fragment OngoingSession_machine on CloudCaseVM {
        id
        status
        is_event
        voucher_id
        session_ends_at
      }
    `,
    key,
  );
  const [isConfirming, setConfirming] = useState(false);
  const endCase = useEndCase();
  const { revalidate } = useRevalidator();
  const { is_event: isEvent, session_ends_at: endsAt } = machine;
  const isRunning = machine.status === "started";
  const texts = isEvent
    ? { ended: cloudEventTexts.ended, failed: cloudEventTexts.endFailed, act: cloudEventTexts.end }
    : {
        ended: cloudSessionTexts.caseEnded,
        failed: cloudSessionTexts.endFailed,
        act: cloudSessionTexts.endCase,
      };
  const end = async () => {
    await endCase(machine);
    toasts.success(texts.ended);
    void revalidate();
  };
  // Screen readers announce changes of the state, but not every minute that passes.
  const { words } = ongoing;
  const announced = useRef(words);
  useEffect(() => {
    if (announced.current !== words) announce(words);
    announced.current = words;
  }, [words]);
  return (
    <Banner
      tone="info"
      isSilent
      action={
        <Inline gap={2}>
          <LinkButton href={ongoing.href} size="small" variant={isRunning ? "primary" : "secondary"}>
            {ongoing.way}
          </LinkButton>
          {isRunning && (
            <Button size="small" onPress={() => setConfirming(true)}>
              {texts.act}
            </Button>
          )}
        </Inline>
      }
    >
      {words}
      {isRunning && endsAt != null && <MinutesLeft endsAt={endsAt} />}
      <AlertDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={isEvent ? cloudEventTexts.endThis : cloudSessionTexts.endQuestion}
        confirmLabel={texts.act}
        cancelLabel={cloudSessionTexts.goOn}
        onConfirm={end}
        failureMessage={texts.failed}
      >
        {isEvent ? cloudEventTexts.endQuestion : cloudSessionTexts.endWarning}
      </AlertDialog>
    </Banner>
  );
}

/** Updates every minute, without rendering anything else again. */
function MinutesLeft({ endsAt }: { readonly endsAt: string }) {
  const { minutes } = useTimeDependent((now) => minutesLeftNow(instant(Date.parse(endsAt)), now));
  return (
    <Text size="small" figures="tabular">
      {cloudSessionTexts.minutesLeft(minutes)}
    </Text>
  );
}
