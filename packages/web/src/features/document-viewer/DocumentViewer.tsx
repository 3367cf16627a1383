import { Dialog } from "@cathedra/ui-kit/Dialog";
import { DocumentView, type DocumentViewProps } from "./DocumentView.tsx";

export type DocumentViewerProps = Omit<DocumentViewProps, "awayText"> & { readonly title: string };

/** A PDF document over the page (11.011). */
export function DocumentViewer({ title, onClose, ...view }: DocumentViewerProps) {
  return (
    <Dialog isOpen onOpenChange={(open) => !open && onClose()} title={title} size="window">
      <DocumentView {...view} onClose={onClose} />
    </Dialog>
  );
}
