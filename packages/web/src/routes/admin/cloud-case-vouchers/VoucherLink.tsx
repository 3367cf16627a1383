import { groupTexts, inviteLink } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Copy, Ellipsis } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Menu } from "@cathedra/ui-kit/Menu";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { VoucherLink_voucher$key } from "../../../__generated__/VoucherLink_voucher.graphql.ts";
import { copyLink } from "../../../features/invite-link/copy-link.ts";
import { toasts } from "../../../shell/toasts.ts";
import { useVoucherChanges } from "./use-voucher-changes.ts";

/** The link of a voucher that is active (2.019, 2.023), and the ways to end it. */
export function VoucherLink({ voucher: key }: { readonly voucher: VoucherLink_voucher$key }) {
  const { id, code } = useFragment(
    graphql`
      fragment VoucherLink_voucher on CloudModulesResourceAccessVoucher {
        id
        code
      }
    `,
    key,
  );
  const [asked, setAsked] = useState<"regenerate" | "revoke" | null>(null);
  const [isMaking, setMaking] = useState(false);
  const { regenerate, revoke } = useVoucherChanges(id);
  const close = () => setAsked(null);
  const make = async () => {
    setMaking(true);
    await regenerate().catch(() => toasts.error(groupTexts.linkNotMade));
    setMaking(false);
  };
  return (
    <>
      {code == null ? (
        <Inline gap={3}>
          <Text size="small">Nobody can accept this voucher: its link is off.</Text>
          <Button size="small" isPending={isMaking} onPress={() => void make()}>
            Make invite link
          </Button>
        </Inline>
      ) : (
        <Inline gap={1} wrap={false}>
          <Button size="small" icon={Copy} onPress={() => void copyLink(inviteLink(location.origin, code))}>
            Copy invite link
          </Button>
          <Menu
            trigger={<IconButton icon={Ellipsis} size="small" label="More about the invite link" />}
            entries={[
              { id: "regenerate", label: "Make a new link", onAction: () => setAsked("regenerate") },
              {
                id: "revoke",
                label: "Turn the link off",
                isDanger: true,
                onAction: () => setAsked("revoke"),
              },
            ]}
          />
        </Inline>
      )}
      <AlertDialog
        isOpen={asked === "regenerate"}
        onOpenChange={close}
        title="Make a new invite link?"
        confirmLabel="Make new link"
        onConfirm={regenerate}
        failureMessage={groupTexts.linkNotMade}
      >
        The present link stops working at once, for everybody who has it. Who has accepted the voucher keeps
        it.
      </AlertDialog>
      <AlertDialog
        isOpen={asked === "revoke"}
        onOpenChange={close}
        title="Turn the invite link off?"
        confirmLabel="Turn off link"
        onConfirm={revoke}
      >
        Nobody can accept the voucher until you make a new link. Who has accepted it keeps it.
      </AlertDialog>
    </>
  );
}
