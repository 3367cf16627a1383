import { type AdminAction, getActions, isMachineStatus, mustConfirm } from "@cathedra/domain/cloud";
import { machineTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Inline } from "@cathedra/ui-kit/Inline";
import { useRef, useState } from "react";
import { restoreFocus } from "../../../shell/focus-content.ts";
import { toasts } from "../../../shell/toasts.ts";
import type { Machine } from "./use-fleet.ts";
import { useMachineActions } from "./use-machine-actions.ts";

export type MachineActionsProps = {
  readonly machine: Machine;
  /** The present user of the machine and their case, as text; null if no one uses it. */
  readonly who: string | null;
  readonly onActing: () => void;
  /** Called with the text of the error banner (4.048). */
  readonly onFailed: (words: string) => void;
  readonly onChanged: () => Promise<unknown>;
  /** Receives the focus when the pressed button has disappeared. */
  readonly onGone: () => void;
  /** How many scheduled events would have no machine after the removal. */
  readonly eventsLost: number;
};

/** The actions that the machine's status allows (4.034-4.038). An action that takes it from someone asks first (X116). */
export function MachineActions({
  machine,
  who,
  onActing,
  onFailed,
  onChanged,
  onGone,
  eventsLost,
}: MachineActionsProps) {
  const acts = useMachineActions();
  const [pending, setPending] = useState<AdminAction | null>(null);
  const [dialog, setDialog] = useState<AdminAction | null>(null);
  const pressed = useRef<Element>(null);
  const { status } = machine;
  if (!isMachineStatus(status)) return null;
  const held = { status, claim: machine.session_id == null ? null : {} };

  /** The answer may change the available actions, and so may the refreshed fleet: the focus is restored once. */
  const restoreFocusOnce = () =>
    restoreFocus(() => {
      pressed.current = null;
      onGone();
      return null;
    }, pressed.current);
  const act = async (action: AdminAction) => {
    onActing();
    setPending(action);
    try {
      await acts[action.key](machine);
      toasts.success(action.done);
    } catch {
      onFailed(action.failed);
    }
    restoreFocusOnce();
    // The fleet is also refetched after a failure, because the machine may have changed.
    await onChanged().catch(() => undefined);
    setPending(null);
    restoreFocusOnce();
  };

  return (
    <Inline gap={2}>
      {getActions(status).map((action) => (
        <Button
          key={action.key}
          size="small"
          variant={action.key === "remove" ? "quiet" : "secondary"}
          isPending={pending?.key === action.key}
          isDisabled={pending !== null && pending.key !== action.key}
          onPress={() => {
            pressed.current = document.activeElement;
            if (mustConfirm(action, held)) setDialog(action);
            else void act(action);
          }}
        >
          {action.label}
        </Button>
      ))}
      {dialog !== null && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setDialog(null)}
          title={`${dialog.label}: ${machine.name}?`}
          confirmLabel={dialog.label}
          cancelLabel={machineTexts.cancel}
          onConfirm={() => act(dialog)}
        >
          {dialog.question}
          {who !== null && ` ${machineTexts.onIt(who)}`}
          {dialog.key === "remove" && eventsLost > 0 && ` ${machineTexts.eventsLost(eventsLost)}`}
        </AlertDialog>
      )}
    </Inline>
  );
}
