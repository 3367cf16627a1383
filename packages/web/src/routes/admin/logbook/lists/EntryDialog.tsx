import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { PageFormDialog } from "../../../../features/form-dialog/PageFormDialog.tsx";

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
  const place = useRef<HTMLElement>(null);
  const start = useRef("");
  const open = useCallback((fields: HTMLElement | null) => {
    place.current = fields;
    start.current = typedIn(fields);
    // Whoever opens a form wants to type.
    fields?.querySelector("input")?.focus();
  }, []);
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
    <PageFormDialog
      label={title}
      title={title}
      size="small"
      saveLabel={saveLabel}
      isSaving={isSaving}
      isChanged={() => typedIn(place.current) !== start.current}
      onClose={onClose}
      errors={errors}
      hasSummary={false}
      onSubmit={submit}
    >
      <div ref={open}>
        <Stack gap={4}>{children}</Stack>
      </div>
    </PageFormDialog>
  );
}

/** Everything that stands in the fields. */
function typedIn(fields: HTMLElement | null): string {
  const form = fields?.closest("form");
  return form == null ? "" : JSON.stringify([...new FormData(form)]);
}
