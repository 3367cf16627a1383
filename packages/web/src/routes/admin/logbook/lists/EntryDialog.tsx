import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Form } from "@cathedra/ui-kit/Form";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useId, useState } from "react";

/** Messages by the name of their field. */
export type FieldMessages = Readonly<Record<string, string>>;

export type EntryDialogProps = {
  readonly title: string;
  readonly saveLabel: string;
  readonly children: ReactNode;
  /** Saves what was typed; answers with what is wrong where it cannot be saved. */
  readonly onSave: (data: FormData) => Promise<FieldMessages | undefined>;
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
    const wrong = await onSave(data);
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
        <Stack gap={4}>{children}</Stack>
      </Form>
    </Dialog>
  );
}
