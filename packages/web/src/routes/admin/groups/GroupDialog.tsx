import { groupAdministrationTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useAfterChange } from "../../../features/after-change/use-after-change.ts";
import { StaleSaveBanner } from "../../../features/entity-form/StaleSaveBanner.tsx";
import { firstTexts, refusalText } from "../../../features/entity-form/save-refusal.ts";
import { useFormWithConflicts } from "../../../features/entity-form/use-form-with-conflicts.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { formerAdmin, type GroupFields, getField, readContent, wrongFields } from "./group-form.ts";
import { fetchLatestGroup } from "./latest-group.ts";
import { useGroupChanges } from "./use-group-changes.ts";

export type GroupDialogProps = {
  readonly start: GroupFields;
  /** Accounts for which the person may create groups. */
  readonly accounts: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
};

/** A dialog to create or edit a group (9.047, 9.048, 9.052, 9.053, X112). */
export function GroupDialog({ start, accounts, onClose }: GroupDialogProps) {
  const changes = useGroupChanges();
  const changed = useAfterChange();
  const isNew = start.id === null;
  const form = useFormWithConflicts({
    stored: start,
    toContent: (group: GroupFields) => group,
    comparable: readContent,
    validate: wrongFields,
    getTexts: (errors) => firstTexts(errors, getField),
    save: ({ id, customerId, name, admin, description, modifiedAt }, { makeKey }) => {
      if (id !== null) return changes.save({ id, name, adminEmail: admin, description, modifiedAt });
      const made = { customerId: customerId ?? 0, name, admin, description };
      return changes.create({ ...made, key: makeKey(made) });
    },
    latest: () => fetchLatestGroup(start.id ?? 0),
    onSaved: () => {
      onClose();
      return changed(isNew ? groupAdministrationTexts.created : groupAdministrationTexts.updated);
    },
  });
  const { content: fields, errors } = form;
  const change = (part: Partial<GroupFields>) => form.change({ ...fields, ...part });
  const failure = refusalText(form.refusal, groupAdministrationTexts.saveFailed);
  const former = formerAdmin(fields);
  return (
    <PageFormDialog
      title={isNew ? "Create group" : "Edit group"}
      saveLabel={isNew ? "Create group" : "Save"}
      isSaving={form.isSaving}
      isChanged={form.isChanged}
      onClose={onClose}
      errors={errors}
      onSubmit={() => form.submit(undefined)}
    >
      <Stack gap={5}>
        <StaleSaveBanner stale={form.conflict} onTakeOver={form.takeOver} />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        {isNew && accounts.length > 1 ? (
          <ComboBox
            label="Account"
            name="customer_id"
            isRequired
            options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={fields.customerId === null ? null : String(fields.customerId)}
            onChange={(account) => change({ customerId: account === null ? null : Number(account) })}
          />
        ) : (
          <TextField label="Account" value={fields.customerName} isReadOnly />
        )}
        <TextField
          label="Group name"
          name="name"
          value={fields.name}
          onChange={(name) => change({ name })}
          isRequired
          autoComplete="off"
        />
        <TextField
          label="Group admin"
          name="admin"
          type="email"
          value={fields.admin}
          onChange={(admin) => change({ admin })}
          description="The e-mail address of a person who has signed in before."
          isRequired
          autoComplete="off"
        />
        {former !== null && <Banner>{groupAdministrationTexts.formerAdmin(former)}</Banner>}
        <TextArea
          label="Description"
          name="description"
          value={fields.description}
          onChange={(description) => change({ description })}
        />
      </Stack>
    </PageFormDialog>
  );
}
