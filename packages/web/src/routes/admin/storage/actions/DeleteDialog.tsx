import { storageFailureTexts, storageTexts as texts } from "@cathedra/domain/messages";
import { type StorageItem, storageLimits } from "@cathedra/domain/storage";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { ApiError } from "../../../../relay/errors.ts";
import { getName } from "../paths.ts";
import { getReason, showFailure } from "../storage-errors.ts";
import { countContents, remove } from "../storage-requests.ts";

export type DeleteDialogProps = {
  readonly items: readonly StorageItem[];
  /** Called with the number of deleted objects and their ids in the trash. */
  readonly onDone: (objects: number, ids: readonly number[]) => void;
  readonly onFailed: (error: unknown) => void;
  readonly onClose: () => void;
};

/** Asks before anything is deleted, and names how many objects that is (8.007, 8.011, X92). */
export function DeleteDialog({ items, onDone, onFailed, onClose }: DeleteDialogProps) {
  const [held, setHeld] = useState(() => countContents(items));
  const [failure, setFailure] = useState<string>(storageFailureTexts.remove);
  const objects = items.length + held;
  const confirm = async () => {
    try {
      onDone(objects, await remove(items, held));
    } catch (error) {
      const now = error instanceof ApiError ? error.facts.count : undefined;
      // The content of the folder has changed in the meantime, so the question shows the new number.
      if (typeof now === "number") setHeld(now);
      setFailure(getReason(error) ?? storageFailureTexts.remove);
      showFailure(storageFailureTexts.remove, error);
      onFailed(error);
      throw error;
    }
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.removeTitle(items.map(({ Key }) => getName(Key)))}
      confirmLabel={texts.remove}
      failureMessage={failure}
      onConfirm={confirm}
    >
      <Text>{texts.removeQuestion(objects, storageLimits.trashDays)}</Text>
    </AlertDialog>
  );
}
