import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { showDay } from "../../../../format/dates.ts";

export type DeleteDialogProps = {
  /** The record to ask about; the dialog is open while there is one. */
  readonly record:
    | { readonly dateOfProcedure: string; readonly procedure: { readonly name: string } }
    | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
};

/** Asks for confirmation before a record is deleted, and names the record (7.048). */
export function DeleteDialog({ record, onClose, onConfirm }: DeleteDialogProps) {
  return (
    <AlertDialog
      isOpen={record !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Confirm delete record"
      confirmLabel="Delete record"
      onConfirm={onConfirm}
    >
      {record === undefined
        ? null
        : `The record of ${showDay(record.dateOfProcedure)}, ${record.procedure.name}, will be deleted for everyone who sees it. This cannot be undone.`}
    </AlertDialog>
  );
}
