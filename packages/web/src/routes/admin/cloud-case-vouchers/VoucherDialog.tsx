import { cloudVoucherLimits } from "@cathedra/domain/cloud";
import { cloudVoucherFailure, cloudVoucherTexts } from "@cathedra/domain/messages";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Grid } from "@cathedra/ui-kit/Grid";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useRef, useState } from "react";
import { SessionExpiredError } from "../../../auth/tokens.ts";
import { AccountTime } from "../../../features/access-vouchers/AccountTime.tsx";
import { CasesField } from "../../../features/access-vouchers/CasesField.tsx";
import { useAccountChoice } from "../../../features/access-vouchers/use-account-choice.ts";
import { useOfferedModules } from "../../../features/access-vouchers/use-offered-modules.ts";
import type { VoucherAccount } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { useIsChanged } from "../../../features/form-dialog/use-is-changed.ts";
import { mergeEdits } from "../../../features/stale-save/merge-edits.ts";
import { StaleSaveBanner } from "../../../features/stale-save/StaleSaveBanner.tsx";
import { useStaleSave } from "../../../features/stale-save/use-stale-save.ts";
import { localDay } from "../../../format/dates.ts";
import { codeOf } from "../../../relay/errors.ts";
import { fieldErrorsOf } from "../../../relay/field-errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import { latestVoucher } from "./latest-voucher.ts";
import { useSaveVoucher } from "./use-voucher-changes.ts";
import {
  type EditedVoucher,
  formOf,
  hoursTaken,
  inputOf,
  newForm,
  textsOf,
  type VoucherForm,
  wrongWith,
} from "./voucher-form.ts";

export type VoucherDialogProps = {
  readonly accounts: readonly VoucherAccount[];
  /** Null: a new one. */
  readonly edited: EditedVoucher | null;
  readonly onClose: () => void;
  readonly onSaved: (done: string) => void;
};

/** A voucher to make or to change (2.028, 2.039-2.050); what cannot be changed any more is shown (X61). */
export function VoucherDialog({ accounts, edited: opened, onClose, onSaved }: VoucherDialogProps) {
  const [edited, setEdited] = useState(opened);
  const isNew = edited === null;
  const [form, setForm] = useState<VoucherForm>(() => (isNew ? newForm(accounts) : formOf(edited)));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const offered = useOfferedModules(form.customerId, form.learningSpaceId, edited);
  const save = useSave(edited);
  const isChanged = useIsChanged(form, edited === null ? undefined : formOf(edited));
  const choice = useAccountChoice(accounts);
  const account = choice.accountOf(form.customerId);
  const spaces = edited === null ? (account?.branches ?? []) : [edited.learningSpace];
  const change = (part: Partial<VoucherForm>) => setForm({ ...form, ...part });
  const { stale, isStale, forget } = useStaleSave(
    () => latestVoucher(edited?.id ?? 0),
    (stored, how) => {
      const [base, theirs] = [formOf(edited ?? stored), formOf(stored)];
      setForm(how === "load" ? theirs : mergeEdits({ base, theirs, mine: form }));
      setEdited(stored);
      setErrors({});
    },
  );

  const submit = async () => {
    const wrong = wrongWith(form, offered.modules, edited, Date.now());
    setErrors(wrong ?? {});
    if (wrong !== undefined || isSaving) return;
    forget();
    setSaving(true);
    try {
      await save(inputOf(form, offered.modules, edited));
    } catch (error) {
      setSaving(false);
      if (isStale(error)) return;
      const refused = fieldErrorsOf(error);
      if (refused !== undefined) setErrors(textsOf(refused));
      // The shell asks for a new sign-in over this dialog.
      else if (!(error instanceof SessionExpiredError))
        toasts.error(cloudVoucherFailure(isNew ? "create" : "update", codeOf(error)));
      return;
    }
    onClose();
    onSaved(isNew ? cloudVoucherTexts.created : cloudVoucherTexts.updated);
  };

  return (
    <PageFormDialog
      size="large"
      title={
        isNew
          ? "Create voucher"
          : `Edit ${edited.name === null ? `voucher ${edited.id}` : `“${edited.name}”`}`
      }
      saveLabel={isNew ? "Create voucher" : "Save voucher"}
      isSaving={isSaving}
      isChanged={isChanged}
      onClose={onClose}
      errors={errors}
      onSubmit={submit}
      onRefused={submit}
    >
      <Stack gap={5}>
        <StaleSaveBanner stale={stale} />
        <TextField
          label="Name"
          name="name"
          maxLength={cloudVoucherLimits.name}
          description="What people will know it by. Without one it is called by its number."
          value={form.name}
          onChange={(name) => change({ name })}
        />
        <Grid columns={2} gap={5}>
          <ComboBox
            label="Account"
            name="customerId"
            isRequired={isNew}
            isDisabled={!isNew}
            options={(isNew ? choice.offered : [edited.customer]).map(optionOf)}
            onSearch={choice.onSearch}
            isLoading={choice.isLoading}
            value={textOf(form.customerId)}
            onChange={(id) => change({ customerId: numberOf(id), learningSpaceId: null, chosen: new Set() })}
          />
          <Select
            label="Learning space"
            name="learningSpaceId"
            isRequired={isNew}
            isDisabled={!isNew || account === undefined}
            options={spaces.map(optionOf)}
            value={textOf(form.learningSpaceId)}
            onChange={(id) => change({ learningSpaceId: numberOf(id), chosen: new Set() })}
          />
          <DatePicker
            label="Expiry date"
            name="validTo"
            isRequired
            description="The last day on which it is valid."
            minValue={localDay()}
            value={form.lastDay}
            onChange={(lastDay) => change({ lastDay })}
          />
          <NumberField
            label="Hours per user"
            name="maxDurationInSeconds"
            isRequired={isNew}
            isDisabled={!isNew}
            suffix="hours"
            maxDecimals={0}
            description={isNew ? rangeText(cloudVoucherLimits.hours) : undefined}
            value={form.hours}
            onChange={(hours) => change({ hours })}
          />
          <NumberField
            label="Maximum users"
            name="maxUses"
            isRequired
            maxDecimals={0}
            description={rangeText({
              ...cloudVoucherLimits.users,
              min: Math.max(edited?.used ?? 0, cloudVoucherLimits.users.min),
            })}
            value={form.maxUses}
            onChange={(maxUses) => change({ maxUses })}
          />
          <AccountTime taken={hoursTaken(form, edited)} spendableMs={account?.spendableMs} />
        </Grid>
        <CasesField offered={offered} chosen={form.chosen} onChange={(chosen) => change({ chosen })} />
      </Stack>
    </PageFormDialog>
  );
}

type Input = ReturnType<typeof inputOf>;

/** Sends what was judged to be right. The same values sent again have one effect. */
function useSave(edited: EditedVoucher | null): (input: Input) => Promise<void> {
  const { create, edit } = useSaveVoucher();
  const sent = useRef({ values: "", idempotencyKey: "" });
  return (input) => {
    const { name, validTo, customerId, learningSpaceId, maxUses, maxDurationInSeconds } = input;
    const modules = input.modules.map(({ moduleId, caseIds }) => ({ moduleId, caseIds }));
    if (validTo === null || maxUses === null) throw new Error("an incomplete form was sent");
    if (edited !== null)
      return edit({ voucherId: edited.id, validTo, maxUses, modules, name, modifiedAt: edited.modifiedAt });
    if (customerId === null || learningSpaceId === null || maxDurationInSeconds === null)
      throw new Error("an incomplete form was sent");
    const values = JSON.stringify(input);
    if (sent.current.values !== values) sent.current = { values, idempotencyKey: crypto.randomUUID() };
    const { idempotencyKey } = sent.current;
    return create({
      validTo,
      customerId,
      learningSpaceId,
      maxUses,
      maxDurationInSeconds,
      modules,
      name,
      idempotencyKey,
    });
  };
}

function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  return `From ${min} to ${max.toLocaleString()}.`;
}

function optionOf({ id, name }: { readonly id: number; readonly name: string }) {
  return { value: String(id), label: name };
}

function textOf(id: number | null): string | null {
  return id === null ? null : String(id);
}

function numberOf(id: string | null): number | null {
  return id === null ? null : Number(id);
}
