import { groupTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog, Dialog } from "@cathedra/ui-kit/Dialog";
import { LogOut } from "@cathedra/ui-kit/Icon";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { LeaveGroup_group$key } from "../../../__generated__/LeaveGroup_group.graphql.ts";
import { useLeaveGroup } from "./use-leave-group.ts";

export type LeaveGroupProps = { readonly group: LeaveGroup_group$key };

/** Leaves a group after a confirmation (13.029). Its only admin is told what to do first. */
export function LeaveGroup({ group: key }: LeaveGroupProps) {
  const { id, name, viewerCanLeave } = useFragment(
    graphql`
      fragment LeaveGroup_group on CustomerGroup {
        id
        name
        viewerCanLeave
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const leave = useLeaveGroup(id);
  return (
    <>
      <Button size="small" icon={LogOut} onPress={() => setOpen(true)}>
        Leave Group
      </Button>
      {viewerCanLeave ? (
        <AlertDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={`Leave ${name}?`}
          confirmLabel="Leave Group"
          onConfirm={leave}
        >
          Your records stay in your logbook and with the group. To come back, you need an invite link.
        </AlertDialog>
      ) : (
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          size="small"
          title={`You cannot leave ${name} yet`}
          actions={<Button onPress={() => setOpen(false)}>Close</Button>}
        >
          {groupTexts.lastAdmin}
        </Dialog>
      )}
    </>
  );
}
