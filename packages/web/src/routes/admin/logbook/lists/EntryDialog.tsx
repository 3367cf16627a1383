import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useCallback, useRef } from "react";
import { type FieldTexts, WrongFieldsError } from "../../../../features/entity-form/save-refusal.ts";
import { useEntityForm } from "../../../../features/entity-form/use-entity-form.ts";
import { PageFormDialog } from "../../../../features/form-dialog/PageFormDialog.tsx";

/** Returns the typed text of the field with this name. */
export type Typed = (field: string) => string;

export type EntryDialogProps = {
  readonly title: string;
  readonly saveLabel: string;
  readonly children: ReactNode;
  /** Saves what was typed; resolves to the errors of the fields when it cannot be saved. */
  readonly onSave: (typed: Typed) => Promise<FieldTexts | undefined>;
  readonly onClose: () => void;
};

type Values = Readonly<Record<string, string>>;

const nothingTyped: Values = {};

/** A dialog with a few fields; it stays open on errors and closes when it is saved. */
export function EntryDialog({ title, saveLabel, children, onSave, onClose }: EntryDialogProps) {
  // The fields themselves hold the typed text; the form reads it at each submit.
  const form = useEntityForm({
    stored: null,
    toContent: () => nothingTyped,
    validate: () => nothingTyped,
    save: async (values) => {
      const wrong = await onSave((field) => values[field] ?? "");
      if (wrong !== undefined) throw new WrongFieldsError(wrong);
    },
    onSaved: onClose,
  });
  const place = useRef<HTMLElement>(null);
  const start = useRef("");
  const open = useCallback((fields: HTMLElement | null) => {
    place.current = fields;
    start.current = typedIn(fields);
    // Focuses the first field when the form opens.
    fields?.querySelector("input")?.focus();
  }, []);
  const submit = (data: FormData) => {
    const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return form.submit(undefined, Object.fromEntries(texts));
  };
  return (
    <PageFormDialog
      label={title}
      title={title}
      size="small"
      saveLabel={saveLabel}
      isSaving={form.isSaving}
      isChanged={() => typedIn(place.current) !== start.current}
      onClose={onClose}
      errors={form.errors}
      hasSummary={false}
      onSubmit={submit}
    >
      <div ref={open}>
        <Stack gap={4}>{children}</Stack>
      </div>
    </PageFormDialog>
  );
}

/** The text of all fields, by their names. */
function typedIn(fields: HTMLElement | null): string {
  const form = fields?.closest("form");
  return form == null ? "" : JSON.stringify([...new FormData(form)]);
}
