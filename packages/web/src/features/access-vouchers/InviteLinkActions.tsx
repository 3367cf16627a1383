import { inviteLink } from "@cathedra/domain";
import { groupTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Copy, Ellipsis } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Menu } from "@cathedra/ui-kit/Menu";
import { Text } from "@cathedra/ui-kit/Text";
import { useRef, useState } from "react";
import { restoreFocus } from "../../shell/focus-content.ts";
import { toasts } from "../../shell/toasts.ts";
import { copyLink } from "../invite-link/copy-link.ts";
import * as css from "./parts.css.ts";

export type InviteLinkActionsProps = {
  /** Whether the link gives access to a voucher or to an event. */
  readonly of: "voucher" | "event";
  /** The code of the invite link; null if the link is turned off. */
  readonly code: string | null | undefined;
  /** Builds the address that contains the code; without it the address of an invitation is used. */
  readonly getLink?: (code: string) => string;
  /** Replaces the invite link; rejects if the request failed. The same applies to `revoke`, which turns the link off. */
  readonly regenerate: () => Promise<void>;
  readonly revoke: () => Promise<void>;
};

/** The active link of a voucher or event (2.019, 2.023, 3.035), with the buttons to replace it and turn it off. */
export function InviteLinkActions({
  of,
  code,
  getLink = (value) => inviteLink(location.origin, value),
  regenerate,
  revoke,
}: InviteLinkActionsProps) {
  const [dialog, setDialog] = useState<"regenerate" | "revoke" | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [isNew, setNew] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setDialog(null);
  const renew = async () => {
    await regenerate();
    setNew(true);
    toasts.success(groupTexts.linkMade);
  };
  const make = async () => {
    const pressed = document.activeElement;
    setMaking(true);
    await renew().catch(() => toasts.error(groupTexts.linkNotMade));
    setMaking(false);
    restoreFocus(() => place.current?.querySelector("button"), pressed);
  };
  const turnOff = async () => {
    await revoke();
    setNew(false);
    restoreFocus(() => place.current?.querySelector("button"));
  };
  return (
    <div ref={place} className={css.link}>
      {code == null ? (
        <Inline gap={3}>
          <Text size="small">{`No one can accept this ${of}: its link is off.`}</Text>
          <Button size="small" isPending={isMaking} onPress={() => void make()}>
            Make invite link
          </Button>
        </Inline>
      ) : (
        <Inline gap={1} wrap={false}>
          <Button size="small" icon={Copy} onPress={() => void copyLink(getLink(code))}>
            Copy invite link
          </Button>
          <Menu
            trigger={<IconButton icon={Ellipsis} size="small" label="More about the invite link" />}
            entries={[
              { id: "regenerate", label: "Make a new link", onAction: () => setDialog("regenerate") },
              {
                id: "revoke",
                label: "Turn the link off",
                isDanger: true,
                onAction: () => setDialog("revoke"),
              },
            ]}
          />
        </Inline>
      )}
      {isNew && code != null && <span className={css.newLink}>{`New link: ${getLink(code)}`}</span>}
      <AlertDialog
        isOpen={dialog === "regenerate"}
        onOpenChange={close}
        title="Make a new invite link?"
        confirmLabel="Make new link"
        onConfirm={renew}
        failureMessage={groupTexts.linkNotMade}
      >
        {`The current link stops working at once for everyone. People who have accepted the ${of} keep it.`}
      </AlertDialog>
      <AlertDialog
        isOpen={dialog === "revoke"}
        onOpenChange={close}
        title="Turn the invite link off?"
        confirmLabel="Turn off link"
        onConfirm={turnOff}
      >
        {`No one can accept the ${of} until you make a new link. People who have accepted it keep it.`}
      </AlertDialog>
    </div>
  );
}
