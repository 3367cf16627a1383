import { learningSpaceTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useAfterChange } from "../../../features/after-change/use-after-change.ts";
import { StaleSaveBanner } from "../../../features/entity-form/StaleSaveBanner.tsx";
import { refusalText } from "../../../features/entity-form/save-refusal.ts";
import { useFormWithConflicts } from "../../../features/entity-form/use-form-with-conflicts.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { LogoField } from "./LogoField.tsx";
import { fetchLatestSpace } from "./latest-space.ts";
import type { ListedSpace } from "./SpaceList.tsx";
import { comparable, getFields, getStored, type SpaceFields } from "./space-form.ts";
import { useSaveSpace } from "./use-save-space.ts";

export type EditSpaceDialogProps = { readonly space: ListedSpace; readonly onClose: () => void };

/** A dialog for the displayed name and the logo of a learning space (5.026, 5.028). */
export function EditSpaceDialog({ space, onClose }: EditSpaceDialogProps) {
  const save = useSaveSpace();
  const changed = useAfterChange();
  const form = useFormWithConflicts({
    stored: getStored(space),
    toContent: getFields,
    comparable,
    validate: () => ({}),
    save: (fields: SpaceFields, { stored }) => save(fields, stored),
    latest: () => fetchLatestSpace(space.id),
    onSaved: () => {
      onClose();
      return changed(learningSpaceTexts.saved);
    },
  });
  const { content: fields, stored, isSaving, isChanged, errors } = form;
  const failure = refusalText(form.refusal, learningSpaceTexts.saveFailed);
  return (
    <PageFormDialog
      title={learningSpaceTexts.edit}
      saveLabel="Save"
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
          label="Name"
          name="displayName"
          description={learningSpaceTexts.nameHelp(stored.platformName)}
          value={fields.name}
          onChange={(name) => form.change({ ...fields, name })}
          autoComplete="off"
        />
        <LogoField
          logo={fields.logo}
          stored={stored.image}
          onChange={(logo) => form.change({ ...fields, logo })}
        />
      </Stack>
    </PageFormDialog>
  );
}
