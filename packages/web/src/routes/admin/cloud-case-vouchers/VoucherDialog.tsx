import { cloudVoucherLimits } from "@cathedra/domain/cloud";
import { cloudVoucherFailure } from "@cathedra/domain/messages";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Grid } from "@cathedra/ui-kit/Grid";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { AccountTimeAfterSaving } from "../../../features/access-vouchers/AccountTimeAfterSaving.tsx";
import { CasesField } from "../../../features/access-vouchers/CasesField.tsx";
import { useAccountChoice } from "../../../features/access-vouchers/use-account-choice.ts";
import { useOfferedModules } from "../../../features/access-vouchers/use-offered-modules.ts";
import type { VoucherAccount } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import type { SaveOf } from "../../../features/entity-form/entity-form.ts";
import { StaleSaveBanner } from "../../../features/entity-form/StaleSaveBanner.tsx";
import { isShownByForm } from "../../../features/entity-form/save-refusal.ts";
import { useFormWithConflicts } from "../../../features/entity-form/use-form-with-conflicts.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { localDay } from "../../../format/dates.ts";
import { getCode } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import { fetchLatestVoucher } from "./latest-voucher.ts";
import { useSaveVoucher } from "./use-voucher-changes.ts";
import {
  type EditedVoucher,
  getTexts,
  hoursTaken,
  makeForm,
  newForm,
  toInput,
  type VoucherForm,
  wrongWith,
} from "./voucher-form.ts";

export type VoucherDialogProps = {
  readonly accounts: readonly VoucherAccount[];
  /** The voucher to edit; null for a new one. */
  readonly edited: EditedVoucher | null;
  readonly onClose: () => void;
  readonly onCreated: (voucher: CreatedVoucher) => void;
  readonly onUpdated: () => void;
};

/** The actions that the page offers for a voucher that was just created. */
export type CreatedVoucher = { readonly id: number; readonly code: string | null | undefined };

/**
 * The form of a new or an existing voucher (2.028, 2.039-2.050); fields that can no longer be changed are shown read-only
 * (X61).
 */
export function VoucherDialog(props: VoucherDialogProps) {
  const { accounts, edited: opened, onClose, onCreated, onUpdated } = props;
  const save = useSave();
  const form = useFormWithConflicts({
    stored: opened,
    toContent: (stored: EditedVoucher | null) => (stored === null ? newForm(accounts) : makeForm(stored)),
    validate: (fields, stored) => wrongNow(fields, offered.modules, stored),
    getTexts,
    save: (fields, about) => save(toInput(fields, offered.modules, about.stored), about),
    latest: () => fetchLatestVoucher(opened?.id ?? 0),
    onSaved: (created) => {
      onClose();
      if (created === null) onUpdated();
      else onCreated(created);
    },
    onRefused: (refusal) => {
      if (!isShownByForm(refusal)) return;
      toasts.error(cloudVoucherFailure(isNew ? "create" : "update", getCode(refusal.error)));
    },
  });
  const { content: fields, stored: edited, errors } = form;
  const isNew = edited === null;
  const offered = useOfferedModules(fields.customerId, fields.learningSpaceId, edited);
  const choice = useAccountChoice(accounts);
  const account = choice.findAccount(fields.customerId);
  const spaces = edited === null ? (account?.branches ?? []) : [edited.learningSpace];
  const change = (part: Partial<VoucherForm>) => form.change({ ...fields, ...part });
  const submit = () => form.submit(undefined);

  return (
    <PageFormDialog
      size="large"
      title={
        isNew
          ? "Create voucher"
          : `Edit ${edited.name === null ? `voucher ${edited.id}` : `“${edited.name}”`}`
      }
      saveLabel={isNew ? "Create voucher" : "Save voucher"}
      isSaving={form.isSaving}
      isChanged={form.isChanged}
      onClose={onClose}
      errors={errors}
      onSubmit={submit}
      onRefused={submit}
    >
      <Stack gap={5}>
        <StaleSaveBanner stale={form.conflict} onTakeOver={form.takeOver} />
        <TextField
          label="Name"
          name="name"
          maxLength={cloudVoucherLimits.name}
          description="The name that people see. Without one, its number is shown."
          value={fields.name}
          onChange={(name) => change({ name })}
        />
        <Grid columns={2} gap={5}>
          <ComboBox
            label="Account"
            name="customerId"
            isRequired={isNew}
            isDisabled={!isNew}
            options={(isNew ? choice.offered : [edited.customer]).map(toOption)}
            onSearch={choice.onSearch}
            isLoading={choice.isLoading}
            value={getText(fields.customerId)}
            onChange={(id) =>
              change({ customerId: parseNumber(id), learningSpaceId: null, chosen: new Set() })
            }
          />
          <Select
            label="Learning space"
            name="learningSpaceId"
            isRequired={isNew}
            isDisabled={!isNew || account === undefined}
            options={spaces.map(toOption)}
            value={getText(fields.learningSpaceId)}
            onChange={(id) => change({ learningSpaceId: parseNumber(id), chosen: new Set() })}
          />
          <DatePicker
            label="Expiry date"
            name="validTo"
            isRequired
            description="The last day it is valid."
            minValue={localDay()}
            value={fields.lastDay}
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
            value={fields.hours}
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
            value={fields.maxUses}
            onChange={(maxUses) => change({ maxUses })}
          />
          <AccountTimeAfterSaving taken={hoursTaken(fields, edited)} spendableMs={account?.spendableMs} />
        </Grid>
        <CasesField offered={offered} chosen={fields.chosen} onChange={(chosen) => change({ chosen })} />
      </Stack>
    </PageFormDialog>
  );
}

const wrongNow = (...facts: WrongFacts) => wrongWith(...facts, Date.now()) ?? {};
type WrongFacts = Parameters<typeof wrongWith> extends [...infer Facts, number] ? Facts : never;

type Input = ReturnType<typeof toInput>;

/** Sends validated content. Repeating the same values has no further effect. Resolves to the voucher that was created. */
function useSave(): (input: Input, about: SaveOf<EditedVoucher | null>) => Promise<CreatedVoucher | null> {
  const { create, edit } = useSaveVoucher();
  return async (input, { stored: edited, makeKey }) => {
    const { name, validTo, customerId, learningSpaceId, maxUses, maxDurationInSeconds } = input;
    const modules = input.modules.map(({ moduleId, caseIds }) => ({ moduleId, caseIds }));
    if (validTo === null || maxUses === null) throw new Error("an incomplete form was sent");
    if (edited !== null) {
      await edit({ voucherId: edited.id, validTo, maxUses, modules, name, modifiedAt: edited.modifiedAt });
      return null;
    }
    if (customerId === null || learningSpaceId === null || maxDurationInSeconds === null)
      throw new Error("an incomplete form was sent");
    const voucher = { validTo, customerId, learningSpaceId, maxUses, maxDurationInSeconds, modules, name };
    const answer = await create({ ...voucher, idempotencyKey: makeKey(input) });
    return answer.createCloudModulesResourceAccessVoucher;
  };
}

function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  return `From ${min} to ${max.toLocaleString("en")}.`;
}

function toOption({ id, name }: { readonly id: number; readonly name: string }) {
  return { value: String(id), label: name };
}

function getText(id: number | null): string | null {
  return id === null ? null : String(id);
}

function parseNumber(id: string | null): number | null {
  return id === null ? null : Number(id);
}
