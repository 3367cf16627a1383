import { FormDialog, type FormDialogProps } from "@cathedra/ui-kit/FormDialog";
import { AskBeforeLeaving } from "../unsaved/AskBeforeLeaving.tsx";

/** A form in a dialog over a page: it asks before it is left for another page too. */
export function PageFormDialog({ children, ...props }: FormDialogProps) {
  return (
    <FormDialog {...props}>
      {children}
      <AskBeforeLeaving isUnsaved={props.isChanged} />
    </FormDialog>
  );
}
