import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Form } from "@cathedra/ui-kit/Form";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useId, useState } from "react";

/** What was typed into the field of this name. */
export type Typed = (field: string) => string;

/** Messages by the name of their field. */
export type FieldMessages = Readonly<Record<string, string>>;

export type EntryDialogProps = {
  readonly title: string;
  readonly saveLabel: string;
  readonly children: ReactNode;
  /** Saves what was typed; answers with what is wrong where it cannot be saved. */
  readonly onSave: (typed: Typed) => Promise<FieldMessages | undefined>;
  readonly onClose: () => void;
};

const noMessages: FieldMessages = {};

/** A few fields to fill in; stays open with what is wrong, and closes when it is saved. */
export function EntryDialog({ title, saveLabel, children, onSave, onClose }: EntryDialogProps) {
  const [errors, setErrors] = useState(noMessages);
  const [isSaving, setSaving] = useState(false);
  const formId = useId();
  const submit = async (data: FormData) => {
    if (isSaving) return;
    setSaving(true);
    const wrong = await onSave((field) => {
      const value = data.get(field);
      return typeof value === "string" ? value : "";
    });
    setSaving(false);
    if (wrong === undefined) onClose();
    else setErrors(wrong);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="small"
      isDismissable={!isSaving}
      actions={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} label={title} errors={errors} hasSummary={false} onSubmit={submit}>
        <div ref={startInFirstField}>
          <Stack gap={4}>{children}</Stack>
        </div>
      </Form>
    </Dialog>
  );
}

/** Whoever opens a form wants to type. */
function startInFirstField(fields: HTMLElement | null): void {
  fields?.querySelector("input")?.focus();
}
