import { inviteLink } from "@cathedra/domain";
import { cloudVoucherTexts } from "@cathedra/domain/messages";
import { undoTime } from "@cathedra/domain/undo";
import { copyLink } from "../../../features/invite-link/copy-link.ts";
import { offerUndo } from "../../../features/undo/offer-undo.ts";
import { getCode } from "../../../relay/errors.ts";
import type { CreatedVoucher } from "./VoucherDialog.tsx";

/** Announces a new voucher with its link to copy, and for ten seconds with Undo, which archives it. */
export function announceCreatedVoucher(
  { id, code }: CreatedVoucher,
  archive: (id: number) => Promise<void>,
  onUndone: () => unknown,
): void {
  offerUndo(
    cloudVoucherTexts.created,
    { undoId: `voucher:${id}`, seconds: undoTime.shownMs / 1000 },
    onUndone,
    async () => {
      try {
        await archive(id);
      } catch (error) {
        // An earlier request, whose answer was lost, has already archived the voucher.
        if (getCode(error) !== "VOUCHER_ARCHIVED") throw error;
      }
    },
    code == null
      ? []
      : [
          {
            label: cloudVoucherTexts.copyLink,
            onPress: () => void copyLink(inviteLink(location.origin, code)),
          },
        ],
  );
}
