import {
  catalogue,
  maxTargetMinimum,
  maxTargetNameLength,
  maxTrainingYears,
  targetSpans,
  validateTarget,
} from "@cathedra/domain/logbook";
import { shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Grid } from "@cathedra/ui-kit/Grid";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { firstTexts, refusalText } from "../../../../features/entity-form/save-refusal.ts";
import { useEntityForm } from "../../../../features/entity-form/use-entity-form.ts";
import { PageFormDialog } from "../../../../features/form-dialog/PageFormDialog.tsx";
import { CountedCases } from "../../../../features/targets/CountedCases.tsx";
import { spanLabels, type TargetForm, toInput } from "./target-form.ts";
import { useTargetChanges } from "./use-target-changes.ts";

export type TargetDialogProps = {
  readonly customerId: number;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly start: TargetForm;
  readonly onClose: () => void;
};

const spans = targetSpans.map((span) => ({ value: span, label: spanLabels[span] }));

/** A dialog to add or edit a target. */
export function TargetDialog({ customerId, groups, start, onClose }: TargetDialogProps) {
  const { save } = useTargetChanges(customerId);
  const entity = useEntityForm({
    stored: start,
    toContent: (target: TargetForm) => target,
    validate: (target) => {
      const checked = validateTarget(catalogue, toInput(target));
      return checked.ok ? {} : firstTexts(checked.error);
    },
    save,
    onSaved: onClose,
  });
  const { content: form, change: setForm, errors, refusal } = entity;
  const ofTheList = refusal?.kind === "fields" ? refusal.texts.targets : undefined;
  const failure = ofTheList ?? refusalText(refusal, shellTexts.fault);
  const isNew = start.id === null;
  return (
    <PageFormDialog
      title={isNew ? "Add target" : "Edit target"}
      saveLabel={isNew ? "Add target" : "Save target"}
      isSaving={entity.isSaving}
      isChanged={entity.isChanged}
      onClose={onClose}
      errors={errors}
      onSubmit={() => entity.submit(undefined)}
    >
      <Stack gap={5}>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <TextField
          label="Name"
          name="name"
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
          maxLength={maxTargetNameLength}
          isRequired
        />
        <CountedCases form={form} onChange={(next) => setForm(next)} />
        <Grid columns={2} gap={5}>
          <NumberField
            label="Minimum number of cases"
            name="minimum"
            value={form.minimum}
            onChange={(minimum) => setForm({ ...form, minimum })}
            minValue={1}
            maxValue={maxTargetMinimum}
            maxDecimals={0}
            isRequired
          />
          <Select
            label="For"
            name="groupId"
            options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
            emptyLabel="All trainees"
            value={form.groupId === null ? null : String(form.groupId)}
            onChange={(id) => setForm({ ...form, groupId: id === null ? null : Number(id) })}
          />
          <Select
            label="Within"
            name="span"
            options={spans}
            value={form.span}
            onChange={(value) => {
              const span = targetSpans.find((each) => each === value);
              if (span !== undefined) setForm({ ...form, span });
            }}
            isRequired
          />
          {form.span === "training" && (
            <NumberField
              label="Length of the training"
              name="months"
              suffix="months"
              description="Starts with a trainee's first record here."
              value={form.months}
              onChange={(months) => setForm({ ...form, months })}
              minValue={1}
              maxValue={maxTrainingYears}
              maxDecimals={0}
              isRequired
            />
          )}
        </Grid>
      </Stack>
    </PageFormDialog>
  );
}
