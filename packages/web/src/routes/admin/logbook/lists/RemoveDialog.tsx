import { administrationTexts } from "@cathedra/domain/messages";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import type { Entry } from "./entry.ts";

export type RemoveDialogProps = {
  readonly what: "attending" | "hospital";
  readonly entry: Entry;
  readonly onRemove: () => Promise<void>;
  readonly onRemoved: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before an entry is removed from its list, and explains that its records keep it. */
export function RemoveDialog({ what, entry, onRemove, onRemoved, onClose }: RemoveDialogProps) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Remove this ${what}?`}
      confirmLabel={`Remove ${what}`}
      onConfirm={async () => {
        await onRemove();
        await onRemoved();
      }}
    >
      {administrationTexts.removeEntry(entry.name, entry.recordCount)}
    </AlertDialog>
  );
}
