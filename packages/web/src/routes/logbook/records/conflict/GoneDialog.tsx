import { logbookTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";

export type GoneDialogProps = {
  readonly onClose: () => void;
  /** Absent where the person may not write in the record's group. */
  readonly onSaveAsNew: (() => void) | undefined;
};

/** The record that was being changed is not there any more; what was typed still is. */
export function GoneDialog({ onClose, onSaveAsNew }: GoneDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="The record is gone"
      size="small"
      actions={
        <>
          <Button onPress={onClose}>Back to the form</Button>
          {onSaveAsNew === undefined ? null : (
            <Button variant="primary" onPress={onSaveAsNew}>
              Save as new record
            </Button>
          )}
        </>
      }
    >
      {logbookTexts.deletedMeanwhile}
    </Dialog>
  );
}
