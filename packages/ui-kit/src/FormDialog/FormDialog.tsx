import { useContext, useEffect, useId, useState } from "react";
import { Button } from "../Button/index.ts";
import { Dialog, type DialogProps } from "../Dialog/index.ts";
import { Form, type FormProps } from "../Form/index.ts";
import { focusFirstField } from "../field/form-field-registry.ts";
import { FormFieldsContext } from "../field/form-fields.ts";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { useUnloadQuestion } from "./use-unload-question.ts";

export type FormDialogProps = Pick<DialogProps, "title" | "children" | "size"> &
  Pick<FormProps, "label" | "errors" | "onSubmit" | "onRefused" | "hasSummary"> & {
    /** The verb of the title, such as "Create river". */
    readonly saveLabel: string;
    readonly isSaving: boolean;
    /** `danger` for forms that remove something. */
    readonly tone?: "danger" | "neutral";
    /** Whether the form has changed since it opened; called when the person is about to leave it. */
    readonly isChanged: () => boolean;
    /** Called when the dialog was closed and its changes were discarded. */
    readonly onClose: () => void;
  };

/** A form in a dialog. However the dialog is closed, typed content is not lost without a question. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, size = "medium", saveLabel, isSaving, isChanged, onClose, tone, ...form } = props;
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (isChanged()) setAsking(true);
    else onClose();
  };
  useUnloadQuestion(isChanged);
  return (
    <Dialog
      isOpen
      size={size}
      onOpenChange={(isOpen) => !isOpen && leave()}
      isDismissable={!isSaving}
      title={title}
      actions={
        <>
          <Button isDisabled={isSaving} onPress={leave}>
            Cancel
          </Button>
          <Button
            variant={tone === "danger" ? "danger" : "primary"}
            type="submit"
            form={formId}
            isPending={isSaving}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId}>
        {children}
        <FirstFieldFocus />
      </Form>
      <DiscardDialog isOpen={isAsking} onOpenChange={setAsking} onDiscard={onClose} />
    </Dialog>
  );
}

/**
 * Puts the focus into the form's first field once the fields are there. An element that already has the focus inside the dialog
 * keeps it: a field with `autoFocus`, or the button that a person reached while the fields loaded.
 */
function FirstFieldFocus() {
  const fields = useContext(FormFieldsContext)?.fields;
  useEffect(() => {
    const stop = fields?.subscribe(() => {
      const entries = fields.snapshot();
      const root = entries[0]?.element();
      if (root == null) return;
      stop?.();
      // The dialog itself has the focus when it opens, or no element has it.
      if (document.activeElement?.contains(root)) focusFirstField(entries);
    });
    return stop;
  }, [fields]);
  return null;
}
