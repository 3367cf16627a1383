import { classInvitationTexts } from "@cathedra/domain/messages";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Ellipsis, Mail, Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Menu } from "@cathedra/ui-kit/Menu";
import { useState } from "react";
import { useAfterChange } from "../../../../../features/after-change/use-after-change.ts";
import { useNow } from "../../../../../features/poll/use-now.ts";
import { showMoment } from "../../../../../format/dates.ts";
import { toasts } from "../../../../../shell/toasts.ts";
import type { InviteeRow } from "./invitee-columns.tsx";
import { useClassChanges } from "./use-class-changes.ts";

type Props = { readonly groupId: number; readonly row: InviteeRow; readonly sendsMail: boolean };

/** The actions for an invited person. */
export function InviteeActions({ groupId, row: { id, email, againFrom }, sendsMail }: Props) {
  const { again, forget } = useClassChanges();
  const changed = useAfterChange();
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const now = useNow(60_000);
  const from = againFrom == null ? null : Date.parse(againFrom);
  const isEarly = from !== null && now < from;
  const act = async (doIt: () => Promise<string>) => {
    setPending(true);
    try {
      await changed(await doIt());
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : String(error));
    } finally {
      setPending(false);
    }
  };
  const which = { customerGroupId: groupId, inviteeIds: [id] };
  const inviteAgain = async () => {
    const { count, againFrom } = (await again(which)).inviteAgain;
    return againFrom == null
      ? classInvitationTexts.invitedAgain(count)
      : classInvitationTexts.againFrom(showMoment(Date.parse(againFrom)));
  };
  const takeOff = async () =>
    changed(classInvitationTexts.forgotten((await forget(which)).forgetInvitees.count));
  return (
    <>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${email} from the list?`}
        confirmLabel="Remove from the list"
        onConfirm={takeOff}
        failureMessage={classInvitationTexts.notForgotten}
      >
        The list no longer shows that they were invited, and their personal link stops working. You can invite
        them again.
      </AlertDialog>
      <Menu
        trigger={
          <IconButton icon={Ellipsis} label={`Actions for ${email}`} size="small" isDisabled={isPending} />
        }
        placement="bottom end"
        entries={[
          ...(sendsMail && from !== null
            ? [
                {
                  id: "again",
                  label: "Invite again",
                  icon: Mail,
                  isDisabled: isEarly,
                  description: isEarly ? `From ${showMoment(from)}` : undefined,
                  onAction: () => void act(inviteAgain),
                },
              ]
            : []),
          { id: "forget", label: "Remove from the list", icon: Trash2, onAction: () => setAsking(true) },
        ]}
      />
    </>
  );
}
