import { weekTexts as texts } from "@cathedra/domain/messages";
import { Button, type ButtonProps } from "@cathedra/ui-kit/Button";
import { useInviteAgain } from "./use-invite-again.ts";
import type { WeekRow } from "./week-columns.tsx";

export type InviteAgainProps = Pick<ButtonProps, "variant" | "size" | "aria-label"> & {
  /** The reason `not joined` of the person, with the group and the invitation. */
  readonly invitation: WeekRow["reasons"][number];
  readonly onDone: () => void;
};

/** Mails an invitation again; does nothing if it no longer exists. */
export function InviteAgain({ invitation: { groupId, subjectId }, onDone, ...looks }: InviteAgainProps) {
  const [invite, isSending] = useInviteAgain(onDone);
  if (groupId == null || subjectId == null) return null;
  return (
    <Button {...looks} isPending={isSending} onPress={() => invite(groupId, subjectId)}>
      {texts.inviteAgain}
    </Button>
  );
}
