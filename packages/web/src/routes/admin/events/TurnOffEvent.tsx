import { machineTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { TurnOffEventMutation } from "../../../__generated__/TurnOffEventMutation.graphql.ts";
import { focusContentAfterDialog } from "../../../shell/focus-content.ts";
import { toasts } from "../../../shell/toasts.ts";
import { commitMutationForResponse } from "../commit-mutation.ts";

const { stopEvent: texts, cancel } = machineTexts;

export type TurnOffEventProps = {
  readonly event: { readonly id: number; readonly name: string };
  /** Called when the list shows outdated facts about the event. */
  readonly onOutdated: () => void;
};

/** Ends the running session of an event and turns its machine off, for administrators of the fleet. */
export function TurnOffEvent({ event, onOutdated }: TurnOffEventProps) {
  const [isAsking, setAsking] = useState(false);
  const [commit] = useMutation<TurnOffEventMutation>(graphql`
    mutation TurnOffEventMutation($voucherId: Int!) {
      turnOffVMsOfEvent(voucherId: $voucherId) {
        id
        status
      }
    }
  `);
  const confirmed = async () => {
    try {
      const { turnOffVMsOfEvent: turnedOff } = await commitMutationForResponse(commit)({
        voucherId: event.id,
      });
      if (turnedOff.length > 0) {
        toasts.success(texts.done);
      } else {
        toasts.info(texts.nothing);
        onOutdated();
      }
      focusContentAfterDialog();
    } catch {
      toasts.error(texts.failed);
    }
  };
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        {texts.label}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`${texts.label}: ${event.name}?`}
        confirmLabel={texts.label}
        cancelLabel={cancel}
        onConfirm={confirmed}
      >
        {texts.question}
      </AlertDialog>
    </>
  );
}
