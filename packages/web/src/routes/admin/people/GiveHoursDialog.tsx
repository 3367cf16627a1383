import { cloudVoucherLimits, getAllCases } from "@cathedra/domain/cloud";
import { giveHoursTexts as texts } from "@cathedra/domain/messages";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Grid } from "@cathedra/ui-kit/Grid";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useMutation } from "react-relay/hooks";
import type { GiveHoursDialogMutation } from "../../../__generated__/GiveHoursDialogMutation.graphql.ts";
import { AccountTimeAfterSaving } from "../../../features/access-vouchers/AccountTimeAfterSaving.tsx";
import { CasesField } from "../../../features/access-vouchers/CasesField.tsx";
import { useAccountChoice } from "../../../features/access-vouchers/use-account-choice.ts";
import { useOfferedModules } from "../../../features/access-vouchers/use-offered-modules.ts";
import type { VoucherAccount } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { isShownByForm, WrongFieldsError } from "../../../features/entity-form/save-refusal.ts";
import { useEntityForm } from "../../../features/entity-form/use-entity-form.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { offerUndo, type UndoOffer } from "../../../features/undo/offer-undo.ts";
import { localDay } from "../../../format/dates.ts";
import { getCode } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import { commitMutationForResponse } from "../commit-mutation.ts";
import { findSpace, type GiftForm, giftInput, giftTexts, newGift, wrongWithGift } from "./gift-form.ts";

export type GiveHoursDialogProps = {
  readonly person: { readonly id: string; readonly name: string };
  /** The accounts whose hours can be given to the person; the first one is preselected. */
  readonly accounts: readonly VoucherAccount[];
  /** The name of the learning space from which the person was given cases last. */
  readonly fetchLatestSpace: string | undefined;
  /** Refetches the accounts with their present balances. */
  readonly readAccounts: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Refetches the page, after hours were given or taken back. */
  readonly onChanged: () => unknown;
};

/** Gives hours for cloud cases to one person. Everything except the number of hours is preselected, and can be changed. */
export function GiveHoursDialog(props: GiveHoursDialogProps) {
  const { person, accounts, fetchLatestSpace, readAccounts, onClose, onChanged } = props;
  const give = useGive(person.id);
  const form = useEntityForm({
    stored: null,
    toContent: () => newGift(accounts, fetchLatestSpace),
    validate: (fields: GiftForm) => wrongNow(fields, offered.modules),
    getTexts: giftTexts,
    save: async (fields, { makeKey }) => {
      const input = giftInput(fields, offered.modules);
      try {
        return await give(input, makeKey(input));
      } catch (error) {
        if (getCode(error) !== "TOO_LITTLE_SPENDABLE_TIME") throw error;
        // The hours were used by someone else since the form was opened, so it now shows the remaining ones.
        await readAccounts().catch(() => undefined);
        throw new WrongFieldsError({ maxDurationInSeconds: texts.tooLittleTime });
      }
    },
    onSaved: (undo, _how, { hours }) => {
      onClose();
      offerUndo(texts.given((hours ?? 0) * 3600, person.name), undo, onChanged);
      void onChanged();
    },
    onRefused: (refusal) => {
      if (isShownByForm(refusal)) toasts.error(texts.failed);
    },
  });
  const { content: fields } = form;
  const choice = useAccountChoice(accounts);
  const account = choice.findAccount(fields.customerId);
  const offered = useOfferedModules(fields.customerId, fields.learningSpaceId, null);
  const all = getAllCases(offered.modules);
  const change = (part: Partial<GiftForm>) => form.change({ ...fields, ...part });
  const chooseAccount = (id: string | null) => {
    const next = id === null ? undefined : choice.findAccount(Number(id));
    change({
      customerId: next?.id ?? null,
      learningSpaceId: findSpace(next?.branches ?? [], fetchLatestSpace),
      chosen: null,
    });
  };
  const submit = () => form.submit(undefined);
  return (
    <PageFormDialog
      title={texts.actTo(person.name)}
      saveLabel={texts.act}
      isSaving={form.isSaving}
      isChanged={form.isChanged}
      onClose={onClose}
      errors={form.errors}
      onSubmit={submit}
      onRefused={submit}
    >
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          <NumberField
            label={texts.hours}
            name="maxDurationInSeconds"
            isRequired
            suffix="hours"
            maxDecimals={0}
            description={`From ${cloudVoucherLimits.hours.min} to ${cloudVoucherLimits.hours.max.toLocaleString("en")}.`}
            value={fields.hours}
            onChange={(hours) => change({ hours })}
          />
          <DatePicker
            label={texts.lastDay}
            name="validTo"
            isRequired
            description={texts.lastDayHelp}
            minValue={localDay()}
            value={fields.lastDay}
            onChange={(lastDay) => change({ lastDay })}
          />
          <ComboBox
            label={texts.account}
            name="customerId"
            isRequired
            options={choice.offered.map(toOption)}
            onSearch={choice.onSearch}
            isLoading={choice.isLoading}
            value={getText(fields.customerId)}
            onChange={chooseAccount}
          />
          <Select
            label={texts.learningSpace}
            name="learningSpaceId"
            isRequired
            isDisabled={account === undefined}
            options={(account?.branches ?? []).map(toOption)}
            value={getText(fields.learningSpaceId)}
            onChange={(id) => change({ learningSpaceId: id === null ? null : Number(id), chosen: null })}
          />
        </Grid>
        <AccountTimeAfterSaving taken={fields.hours ?? 0} spendableMs={account?.spendableMs} isGiven />
        <Disclosure
          title={texts.cases}
          summary={
            fields.chosen === null ? texts.allCases(all.size) : texts.someCases(fields.chosen.size, all.size)
          }
        >
          <CasesField
            offered={offered}
            chosen={fields.chosen ?? all}
            onChange={(chosen) => change({ chosen })}
          />
        </Disclosure>
      </Stack>
    </PageFormDialog>
  );
}

const wrongNow = (fields: GiftForm, offered: Parameters<typeof wrongWithGift>[1]) =>
  wrongWithGift(fields, offered, Date.now());

type Input = ReturnType<typeof giftInput>;

/** Sends the gift of hours that the dialog has validated; a repeated request with the same key gives nothing more. */
function useGive(personId: string): (input: Input, key: string) => Promise<UndoOffer> {
  const [commit] = useMutation<GiveHoursDialogMutation>(graphql`
    mutation GiveHoursDialogMutation(
      $personId: ID!
      $customerId: Int!
      $learningSpaceId: Int!
      $validTo: DateTime!
      $maxDurationInSeconds: Int!
      $modules: [CloudModuleCasesInput!]
      $key: String!
    ) {
      giveCloudModulesTime(
        personId: $personId
        customerId: $customerId
        learningSpaceId: $learningSpaceId
        validTo: $validTo
        maxDurationInSeconds: $maxDurationInSeconds
        modules: $modules
        idempotencyKey: $key
      ) {
        voucherId
        undo {
          undoId
          seconds
        }
      }
    }
  `);
  return async ({ validTo, customerId, learningSpaceId, maxDurationInSeconds, modules }, key) => {
    if (validTo === null || customerId === null || learningSpaceId === null || maxDurationInSeconds === null)
      throw new Error("an incomplete form was sent");
    const gift = { personId, validTo, customerId, learningSpaceId, maxDurationInSeconds, key };
    const { giveCloudModulesTime } = await commitMutationForResponse(commit)({
      ...gift,
      modules: modules?.map(({ moduleId, caseIds }) => ({ moduleId, caseIds })) ?? null,
    });
    return giveCloudModulesTime.undo;
  };
}

function toOption({ id, name }: { readonly id: number; readonly name: string }) {
  return { value: String(id), label: name };
}

function getText(id: number | null): string | null {
  return id === null ? null : String(id);
}
