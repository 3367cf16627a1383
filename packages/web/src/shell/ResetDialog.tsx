import { ownAccountTexts } from "@cathedra/domain/messages";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { useSyncExternalStore } from "react";
import { resetProgressDialog } from "./reset-state.ts";
import { useResetProgress } from "./use-reset-progress.ts";

/** Asks before the course progress of a demo account is reset (1.014, 1.015, 1.017). */
export function ResetDialog() {
  const isOpen = useSyncExternalStore(resetProgressDialog.subscribe, resetProgressDialog.get);
  const reset = useResetProgress();
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={resetProgressDialog.set}
      title={ownAccountTexts.resetTitle}
      cancelLabel={ownAccountTexts.resetCancel}
      confirmLabel={ownAccountTexts.resetConfirm}
      onConfirm={reset}
    >
      {ownAccountTexts.resetQuestion}
    </AlertDialog>
  );
}
