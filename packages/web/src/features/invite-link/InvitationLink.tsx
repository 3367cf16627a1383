import { inviteLink } from "@cathedra/domain";
import { groupTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Copy } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { InvitationLink_group$key } from "../../__generated__/InvitationLink_group.graphql.ts";
import { Moment } from "../../format/Moment.tsx";
import { toasts } from "../../shell/toasts.ts";
import { copyLink } from "./copy-link.ts";
import * as css from "./InvitationLink.css.ts";
import { useRegenerateInvitation, useRevokeInvitation } from "./use-change-invitation.ts";

export type InvitationLinkProps = {
  readonly group: InvitationLink_group$key;
  /** Shows the code alone; the whole link appears only if it could not be copied. */
  readonly isCodeShown?: boolean;
};

/**
 * The invitation link of a group, for people who may distribute it (2.019, 2.023, 2.024), with the buttons to change and end
 * it.
 */
export function InvitationLink({ group: key, isCodeShown = false }: InvitationLinkProps) {
  const { id, name, invitationLink } = useFragment(
    graphql`
      fragment InvitationLink_group on CustomerGroup {
        id
        name
        invitationLink {
          code
          expiresAt
          uses
        }
      }
    `,
    key,
  );
  const [dialog, setDialog] = useState<"regenerate" | "revoke">();
  const [isMaking, setMaking] = useState(false);
  const [isToCopyByHand, setToCopyByHand] = useState(false);
  // The pressed button disappears with the change; the focus moves to the one in its place.
  const [hasChanged, setChanged] = useState(false);
  const regenerate = useRegenerateInvitation(id);
  const revoke = useRevokeInvitation(id);
  const close = (isOpen: boolean) => {
    if (!isOpen) setDialog(undefined);
  };

  if (invitationLink == null) {
    const make = async () => {
      setMaking(true);
      setChanged(true);
      await regenerate().catch(() => toasts.error(groupTexts.linkNotMade));
      setMaking(false);
    };
    return (
      <div className={css.invitation}>
        <Text size="small">No one can join this group by a link.</Text>
        <Inline gap={2}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the button that was pressed */}
          <Button size="small" autoFocus={hasChanged} isPending={isMaking} onPress={() => void make()}>
            Make invite link
          </Button>
        </Inline>
      </div>
    );
  }
  const link = inviteLink(location.origin, invitationLink.code);
  const copy = async () => setToCopyByHand(!(await copyLink(link)));
  return (
    <div className={css.invitation}>
      <Text size="small" tone="muted">
        {`Invite link · ${joinedText(invitationLink.uses)}`}
        {invitationLink.expiresAt != null && (
          <>
            {" · valid until "}
            <Moment at={invitationLink.expiresAt} />
          </>
        )}
      </Text>
      <span className={css.link}>{isCodeShown && !isToCopyByHand ? invitationLink.code : link}</span>
      <Inline gap={2}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the button that was pressed */}
        <Button size="small" icon={Copy} autoFocus={hasChanged} onPress={() => void copy()}>
          Copy invite link
        </Button>
        <Button size="small" variant="quiet" onPress={() => setDialog("regenerate")}>
          New link
        </Button>
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            setChanged(true);
            setDialog("revoke");
          }}
        >
          Turn off
        </Button>
      </Inline>
      <AlertDialog
        isOpen={dialog === "regenerate"}
        onOpenChange={close}
        title={`Make a new invite link for ${name}?`}
        confirmLabel="Make new link"
        onConfirm={regenerate}
        failureMessage={groupTexts.linkNotMade}
      >
        The current link stops working at once for everyone. People who have joined stay in the group.
      </AlertDialog>
      <AlertDialog
        isOpen={dialog === "revoke"}
        onOpenChange={close}
        title={`Turn off the invite link of ${name}?`}
        confirmLabel="Turn off link"
        onConfirm={revoke}
      >
        No one can join the group by a link until you make a new one. People who have joined stay in the
        group.
      </AlertDialog>
    </div>
  );
}

function joinedText(uses: number): string {
  if (uses === 0) return "no one has joined with it yet";
  return uses === 1 ? "1 person has joined with it" : `${uses} people have joined with it`;
}
