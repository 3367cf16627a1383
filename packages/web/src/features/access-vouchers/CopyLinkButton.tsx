import { inviteLink } from "@cathedra/domain";
import { Copy } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Tooltip } from "@cathedra/ui-kit/Tooltip";
import { copyLink } from "../invite-link/copy-link.ts";

/** Copies the invite link of a row (2.027, 3.035); `of` names the voucher or event. */
export function CopyLinkButton({ code, of }: { readonly code: string; readonly of: string }) {
  return (
    <Tooltip text="Copy invite link">
      <IconButton
        icon={Copy}
        size="small"
        label={`Copy invite link of ${of}`}
        onPress={() => void copyLink(inviteLink(location.origin, code))}
      />
    </Tooltip>
  );
}
