import { accountLimits } from "@cathedra/domain/accounts";
import { accountsTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { CheckboxGroup } from "@cathedra/ui-kit/CheckboxGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useState } from "react";
import { SessionExpiredError } from "../../../auth/tokens.ts";
import { EmailFields } from "../../../features/email-fields/EmailFields.tsx";
import { emailsOf } from "../../../features/email-fields/email-field.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { useIsChanged } from "../../../features/form-dialog/use-is-changed.ts";
import { mergeEdits } from "../../../features/stale-save/merge-edits.ts";
import { StaleSaveBanner } from "../../../features/stale-save/StaleSaveBanner.tsx";
import { useStaleSave } from "../../../features/stale-save/use-stale-save.ts";
import { ApiError, UnavailableError } from "../../../relay/errors.ts";
import { fieldErrorsOf } from "../../../relay/field-errors.ts";
import { useChanged } from "../logbook/lists/use-changed.ts";
import {
  type AccountFields,
  type FieldTexts,
  isLeaving,
  type SpaceOption,
  textsOf,
  wrongFields,
} from "./account-form.ts";
import { latestAccount } from "./latest-account.ts";
import { useAccountChanges } from "./use-account-changes.ts";

export type AccountDialogProps = {
  readonly start: AccountFields;
  readonly spaces: readonly SpaceOption[];
  readonly viewerEmail: string | null;
  readonly onClose: () => void;
};

/** An account to make or to change (9.015, 9.022-9.024, 9.032-9.036). */
export function AccountDialog({ start, spaces, viewerEmail, onClose }: AccountDialogProps) {
  /** The version that is changed. */
  const [base, setBase] = useState(start);
  const [fields, setFields] = useState(start);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const changes = useAccountChanges();
  const changed = useChanged();
  const isChanged = useIsChanged(contentOf(fields), contentOf(base));
  const isNew = start.id === null;

  const send = () => {
    const { id, name, branches, modifiedAt } = fields;
    const admins = fields.admins.map(({ email }) => email);
    if (id === null) return changes.create({ name, admins: admins.join(","), branches: [...branches] });
    return changes.save({ id, name, admins, branches: fields.mayEditAll ? [...branches] : null, modifiedAt });
  };
  const { stale, isStale, forget } = useStaleSave(
    () => latestAccount(start.id ?? 0),
    (stored, how) => {
      setFields(how === "load" ? stored : mergeEdits({ base, theirs: stored, mine: fields }));
      setBase(stored);
      setErrors({});
    },
  );
  const submit = async () => {
    const wrong = wrongFields(fields);
    setErrors(wrong);
    setFailure(null);
    if (isSaving || Object.keys(wrong).length > 0) return;
    forget();
    setSaving(true);
    try {
      await send();
    } catch (error) {
      setSaving(false);
      if (isStale(error)) return;
      const refused = fieldErrorsOf(error);
      if (refused !== undefined) setErrors(textsOf(refused));
      else setFailure(textOf(error));
      return;
    }
    onClose();
    await changed(isNew ? accountsTexts.created : accountsTexts.updated);
  };

  return (
    <PageFormDialog
      title={isNew ? "Add account" : "Edit account"}
      saveLabel={isNew ? "Add account" : "Save"}
      isSaving={isSaving}
      isChanged={isChanged}
      onClose={onClose}
      errors={errors}
      onSubmit={submit}
    >
      <Stack gap={5}>
        <StaleSaveBanner stale={stale} />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <TextField
          label="Account name"
          name="name"
          value={fields.name}
          onChange={(name) => setFields({ ...fields, name })}
          isRequired={fields.mayEditAll}
          isReadOnly={!fields.mayEditAll}
          autoComplete="off"
        />
        <EmailFields
          fields={fields.admins}
          one="Admin"
          name="admins"
          description="The e-mail address of somebody who has signed in before."
          isRequired
          most={accountLimits.admins}
          onChange={(admins) => setFields({ ...fields, admins })}
        />
        {isLeaving(fields, viewerEmail) && <Banner tone="warning">{accountsTexts.leavingAccount}</Banner>}
        {fields.mayEditAll && (
          <CheckboxGroup
            label="Learning spaces"
            name="branches"
            isRequired
            options={spaces.map(({ id, name, description }) => ({
              value: String(id),
              label: name,
              description,
            }))}
            value={[...fields.branches].map(String)}
            onChange={(branches) => setFields({ ...fields, branches: new Set(branches.map(Number)) })}
          />
        )}
      </Stack>
    </PageFormDialog>
  );
}

function contentOf(fields: AccountFields) {
  return { ...fields, admins: emailsOf(fields.admins) };
}

function textOf(error: unknown): string | null {
  // The shell asks for a new sign-in over this dialog.
  if (error instanceof SessionExpiredError) return null;
  return error instanceof ApiError || error instanceof UnavailableError
    ? error.message
    : accountsTexts.saveFailed;
}
