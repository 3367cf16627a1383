import { type AdminAction, actionsOf, isMachineStatus, machineTexts, mustConfirm } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Inline } from "@cathedra/ui-kit/Inline";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MachineActions_machine$key } from "../../../__generated__/MachineActions_machine.graphql.ts";
import { toasts } from "../../../shell/toasts.ts";
import { useMachineActs } from "./use-machine-acts.ts";

export type MachineActionsProps = {
  readonly machine: MachineActions_machine$key;
  /** Who is on it now, and with what; null: nobody. */
  readonly who: string | null;
  readonly onActing: () => void;
  /** With the banner's words (4.048). */
  readonly onFailed: (words: string) => void;
  readonly onChanged: (id: string) => Promise<unknown>;
  /** So many scheduled events have no machine once this one is removed. */
  readonly eventsLost: number;
};

/** What can be done to a machine as it is (4.034-4.038). What takes it from somebody asks first (X116). */
export function MachineActions({
  machine: key,
  who,
  onActing,
  onFailed,
  onChanged,
  eventsLost,
}: MachineActionsProps) {
  const machine = useFragment(
    graphql`
      fragment MachineActions_machine on CloudCaseVM {
        id
        name
        url
        status
        session_id
        voucher_id
      }
    `,
    key,
  );
  const acts = useMachineActs();
  const [pending, setPending] = useState<AdminAction | null>(null);
  const [asked, setAsked] = useState<AdminAction | null>(null);
  const { status } = machine;
  if (!isMachineStatus(status)) return null;
  const held = { status, claim: machine.session_id == null ? null : {} };

  const act = async (action: AdminAction) => {
    onActing();
    setPending(action);
    try {
      await acts[action.key](machine);
      toasts.success(action.done);
    } catch {
      onFailed(action.failed);
    }
    // Also after a failure: the machine may be another one than the card says.
    await onChanged(machine.id).catch(() => undefined);
    setPending(null);
  };

  return (
    <Inline gap={2}>
      {actionsOf(status).map((action) => (
        <Button
          key={action.key}
          size="small"
          variant={action.key === "remove" ? "quiet" : "secondary"}
          isPending={pending?.key === action.key}
          isDisabled={pending !== null && pending.key !== action.key}
          onPress={() => (mustConfirm(action, held) ? setAsked(action) : void act(action))}
        >
          {action.label}
        </Button>
      ))}
      {asked !== null && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title={`${asked.label}: ${machine.name}?`}
          confirmLabel={asked.label}
          cancelLabel={machineTexts.cancel}
          onConfirm={() => act(asked)}
        >
          {asked.question}
          {who !== null && ` ${machineTexts.onIt(who)}`}
          {asked.key === "remove" && eventsLost > 0 && ` ${machineTexts.eventsLost(eventsLost)}`}
        </AlertDialog>
      )}
    </Inline>
  );
}
