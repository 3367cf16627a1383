import { FormDialog, type FormDialogProps } from "@cathedra/ui-kit/FormDialog";
import { AskBeforeLeaving } from "../unsaved/AskBeforeLeaving.tsx";

/** A form in a dialog over a page: it also asks for confirmation before the person goes to another page. */
export function PageFormDialog({ children, ...props }: FormDialogProps) {
  return (
    <FormDialog {...props}>
      {children}
      <AskBeforeLeaving isUnsaved={props.isChanged} />
    </FormDialog>
  );
}
