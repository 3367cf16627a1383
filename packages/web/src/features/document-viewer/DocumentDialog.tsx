import { Dialog } from "@cathedra/ui-kit/Dialog";
import { DocumentView, type DocumentViewProps } from "./DocumentView.tsx";

export type DocumentDialogProps = Omit<DocumentViewProps, "awayText"> & { readonly title: string };

/** Shows a PDF document (11.011) in a dialog over the page. */
export function DocumentDialog({ title, onClose, ...view }: DocumentDialogProps) {
  return (
    <Dialog isOpen onOpenChange={(open) => !open && onClose()} title={title} size="window">
      <DocumentView {...view} onClose={onClose} />
    </Dialog>
  );
}
