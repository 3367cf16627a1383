import { accountLimits } from "@cathedra/domain/accounts";
import { accountsTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { CheckboxGroup } from "@cathedra/ui-kit/CheckboxGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useAfterChange } from "../../../features/after-change/use-after-change.ts";
import { EmailFields } from "../../../features/email-fields/EmailFields.tsx";
import { getEmails } from "../../../features/email-fields/email-field.ts";
import { StaleSaveBanner } from "../../../features/entity-form/StaleSaveBanner.tsx";
import { refusalText } from "../../../features/entity-form/save-refusal.ts";
import { useFormWithConflicts } from "../../../features/entity-form/use-form-with-conflicts.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { type AccountFields, isLeaving, type SpaceOption, wrongFields } from "./account-form.ts";
import { fetchLatestAccount } from "./latest-account.ts";
import { useAccountChanges } from "./use-account-changes.ts";

export type AccountDialogProps = {
  readonly start: AccountFields;
  readonly spaces: readonly SpaceOption[];
  readonly viewerEmail: string | null;
  readonly onClose: () => void;
};

/** A dialog to create or edit an account (9.015, 9.022-9.024, 9.032-9.036). */
export function AccountDialog({ start, spaces, viewerEmail, onClose }: AccountDialogProps) {
  const changes = useAccountChanges();
  const changed = useAfterChange();
  const isNew = start.id === null;
  const send = ({ id, name, modifiedAt, mayEditAll, ...fields }: AccountFields) => {
    const admins = fields.admins.map(({ email }) => email);
    const branches = [...fields.branches];
    if (id === null) return changes.create({ name, admins: admins.join(","), branches });
    return changes.save({ id, name, admins, branches: mayEditAll ? branches : null, modifiedAt });
  };
  const form = useFormWithConflicts({
    stored: start,
    toContent: (account: AccountFields) => account,
    comparable: readContent,
    validate: wrongFields,
    save: send,
    latest: () => fetchLatestAccount(start.id ?? 0),
    onSaved: () => {
      onClose();
      return changed(isNew ? accountsTexts.created : accountsTexts.updated);
    },
  });
  const { content: fields, isSaving, isChanged, errors } = form;
  const change = (part: Partial<AccountFields>) => form.change({ ...fields, ...part });
  const failure = refusalText(form.refusal, accountsTexts.saveFailed);

  return (
    <PageFormDialog
      title={isNew ? "Add account" : "Edit account"}
      saveLabel={isNew ? "Add account" : "Save"}
      isSaving={isSaving}
      isChanged={isChanged}
      onClose={onClose}
      errors={errors}
      onSubmit={() => form.submit(undefined)}
    >
      <Stack gap={5}>
        <StaleSaveBanner stale={form.conflict} onTakeOver={form.takeOver} />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <TextField
          label="Account name"
          name="name"
          value={fields.name}
          onChange={(name) => change({ name })}
          isRequired={fields.mayEditAll}
          isReadOnly={!fields.mayEditAll}
          autoComplete="off"
        />
        <EmailFields
          fields={fields.admins}
          one="Admin"
          name="admins"
          description="The e-mail address of a person who has signed in before."
          isRequired
          most={accountLimits.admins}
          onChange={(admins) => change({ admins })}
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
            onChange={(branches) => change({ branches: new Set(branches.map(Number)) })}
          />
        )}
      </Stack>
    </PageFormDialog>
  );
}

function readContent(fields: AccountFields) {
  return { ...fields, admins: getEmails(fields.admins) };
}
