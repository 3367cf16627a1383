import { AlertDialog } from "../Dialog/index.ts";

export type DiscardDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onDiscard: () => void;
};

/** A question that is asked before typed content is lost. */
export function DiscardDialog({ isOpen, onOpenChange, onDiscard }: DiscardDialogProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Discard what you changed?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
    >
      It is not saved yet. This cannot be undone.
    </AlertDialog>
  );
}
