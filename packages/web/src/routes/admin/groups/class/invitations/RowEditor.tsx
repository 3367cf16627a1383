import { isEmail } from "@cathedra/domain";
import type { ListedPerson } from "@cathedra/domain/groups";
import { classInvitationTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { type FormEvent, useEffect, useRef, useState } from "react";

type Props = {
  readonly person: ListedPerson;
  readonly onSave: (person: ListedPerson) => void;
  readonly onCancel: () => void;
};

/** An editor for a row of the list, in place of the row. */
export function RowEditor({ person, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState({
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
  });
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the editor has disappeared: the focus moves to the first field.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const [isRefused, setRefused] = useState(false);
  const change = (field: keyof typeof draft) => (value: string) => setDraft({ ...draft, [field]: value });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const email = draft.email.trim();
    if (isEmail(email)) onSave({ ...draft, email });
    else setRefused(true);
  };
  return (
    <form ref={form} onSubmit={save} noValidate>
      <Stack gap={3}>
        <TextField
          label={texts.row.address}
          type="email"
          value={draft.email}
          onChange={change("email")}
          errorMessage={isRefused && !isEmail(draft.email.trim()) ? texts.row.notAnAddress : undefined}
        />
        <TextField label={texts.row.firstName} value={draft.firstName} onChange={change("firstName")} />
        <TextField label={texts.row.lastName} value={draft.lastName} onChange={change("lastName")} />
        <Inline gap={2}>
          <Button type="submit" variant="primary" size="small">
            {texts.row.save}
          </Button>
          <Button size="small" onPress={onCancel}>
            {texts.row.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
