import { eventLimits } from "@cathedra/domain/cloud";
import { cloudEventFailure, cloudEventTexts } from "@cathedra/domain/messages";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useEffect, useRef, useState } from "react";
import { AccountTimeAfterSaving } from "../../../features/access-vouchers/AccountTimeAfterSaving.tsx";
import { CasesField } from "../../../features/access-vouchers/CasesField.tsx";
import {
  type AccountChoice,
  useAccountChoice,
} from "../../../features/access-vouchers/use-account-choice.ts";
import { useOfferedModules } from "../../../features/access-vouchers/use-offered-modules.ts";
import type { VoucherAccount } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { EmailFields } from "../../../features/email-fields/EmailFields.tsx";
import { getEmails } from "../../../features/email-fields/email-field.ts";
import { StaleSaveBanner } from "../../../features/entity-form/StaleSaveBanner.tsx";
import { isShownByForm } from "../../../features/entity-form/save-refusal.ts";
import { useFormWithConflicts } from "../../../features/entity-form/use-form-with-conflicts.ts";
import { PageFormDialog } from "../../../features/form-dialog/PageFormDialog.tsx";
import { useNow } from "../../../features/poll/use-now.ts";
import { getCode } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import { EventFacts } from "./EventFacts.tsx";
import { EventTimes, getEnteredTime } from "./EventTimes.tsx";
import {
  type EditedEvent,
  type EventForm,
  getTexts,
  makeForm,
  newForm,
  toInput,
  wrongWith,
} from "./event-form.ts";
import { fetchLatestEvent } from "./latest-event.ts";
import { UnknownOrganizers } from "./UnknownOrganizers.tsx";
import { useAvailability } from "./use-availability.ts";
import { useSave } from "./use-save.ts";
import { useUnknownOrganizers } from "./use-unknown-organizers.ts";

export type AdminEventDialogProps = {
  readonly accounts: readonly VoucherAccount[];
  /** Null for a new event. */
  readonly edited: EditedEvent | null;
  readonly onClose: () => void;
  readonly onSaved: (done: string) => void;
};

const none: Readonly<Record<string, string>> = {};

/** A dialog to create or edit an event (3.039-3.050). */
export function AdminEventDialog({ accounts, edited: opened, onClose, onSaved }: AdminEventDialogProps) {
  // The day and time for which errors are shown. They are wrong together, so the errors disappear when either changes.
  const [judged, setJudged] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const failure = useRef(0);
  const save = useSave();
  const form = useFormWithConflicts({
    stored: opened,
    toContent: (stored: EditedEvent | null) => (stored === null ? newForm(accounts) : makeForm(stored)),
    comparable: readContent,
    together: [["day", "time"]],
    validate: (fields, stored) => wrongNow(fields, offered.modules, stored),
    getTexts,
    save: (fields, about) => {
      setRefused(null);
      return save(toInput(fields, offered.modules, about.stored), about);
    },
    latest: () => fetchLatestEvent(opened?.id ?? 0),
    onSaved: () => {
      onClose();
      onSaved(isNew ? cloudEventTexts.created : cloudEventTexts.updated);
    },
    onRefused: (refusal) => {
      if (!isShownByForm(refusal)) return;
      const code = getCode(refusal.error);
      failure.current = toasts.error(cloudEventFailure(code));
      if (code === "TOO_MANY_EVENTS") setRefused(getTime(fields));
      // Someone else may have got the last simulator: the form then shows the next free times.
      void askAgain();
    },
  });
  const { content: fields, stored: edited, errors } = form;
  const isNew = edited === null;
  const offered = useOfferedModules(isNew ? fields.customerId : null, fields.learningSpaceId, null);
  const enteredTime = getEnteredTime(fields, edited, useNow());
  const [availability, askAgain] = useAvailability(enteredTime);
  const choice = useAccountChoice(accounts);
  const account = choice.findAccount(fields.customerId);
  const unknown = useUnknownOrganizers(fields.customerId, getEmails(fields.organizers));
  const change = (part: Partial<EventForm>) => {
    form.change({ ...fields, ...part });
    if (!("day" in part || "time" in part)) return;
    // The refusal was for the former time, and its toast would cover the button that submits the new one.
    toasts.dismiss(failure.current);
  };
  useNoCasesToast(offered);
  const submit = () => {
    setJudged(getTime(fields));
    return form.submit(undefined);
  };

  return (
    <PageFormDialog
      size="large"
      title={isNew ? "Create event" : "Edit event"}
      saveLabel={isNew ? "Create event" : "Save event"}
      isSaving={form.isSaving}
      isChanged={form.isChanged}
      onClose={onClose}
      errors={errors}
      onSubmit={submit}
      onRefused={submit}
    >
      <Stack gap={5}>
        <StaleSaveBanner stale={form.conflict} onTakeOver={form.takeOver} />
        {isNew && (
          <Whose
            choice={choice}
            hasSeveral={accounts.length > 1}
            account={account}
            form={fields}
            onChange={change}
          />
        )}
        <TextField
          label="Title"
          name="name"
          isRequired
          maxLength={eventLimits.name}
          value={fields.name}
          onChange={(name) => change({ name })}
        />
        <TextArea
          label="Description"
          name="description"
          isRequired
          maxLength={eventLimits.description}
          value={fields.description}
          onChange={(description) => change({ description })}
        />
        <EventTimes
          form={fields}
          edited={edited}
          enteredTime={enteredTime}
          availability={availability}
          errors={judged === getTime(fields) ? errors : none}
          isRefused={refused === getTime(fields)}
          onRetry={() => void askAgain()}
          onChange={change}
        />
        {isNew && <AccountTimeAfterSaving taken={fields.hours} spendableMs={account?.spendableMs} />}
        <Stack gap={3}>
          <Heading level={3}>Organizers</Heading>
          <Text size="small" tone="muted">
            {isNew
              ? "You are one. Add others by e-mail address."
              : "The person who created the event is always one. Add others by e-mail address."}
          </Text>
          <EmailFields
            fields={fields.organizers}
            one="Organizer"
            name="organizers"
            description="The e-mail address they sign in with."
            isRequired={false}
            most={eventLimits.organizers}
            onChange={(organizers) => change({ organizers })}
          />
          <UnknownOrganizers emails={unknown} />
        </Stack>
        {isNew ? (
          <CasesField offered={offered} chosen={fields.chosen} onChange={(chosen) => change({ chosen })} />
        ) : (
          <EventFacts event={edited} />
        )}
      </Stack>
    </PageFormDialog>
  );
}

const wrongNow = (...facts: WrongFacts) => wrongWith(...facts, Date.now()) ?? {};
type WrongFacts = Parameters<typeof wrongWith> extends [...infer Facts, number] ? Facts : never;

function getTime({ day, time }: EventForm): string {
  return `${day} ${time}`;
}

function readContent(form: EventForm) {
  return { ...form, organizers: getEmails(form.organizers) };
}

/** Announces each time that there are no cases to choose from (3.047). */
function useNoCasesToast({ status, modules }: ReturnType<typeof useOfferedModules>): void {
  const hasNone = status === "ready" && modules.length === 0;
  useEffect(() => {
    if (hasNone) toasts.error(cloudEventTexts.noCases);
  }, [hasNone]);
}

type WhoseProps = {
  readonly choice: AccountChoice;
  readonly hasSeveral: boolean;
  readonly account: VoucherAccount | undefined;
  readonly form: EventForm;
  readonly onChange: (part: Partial<EventForm>) => void;
};

/** Fields for the customer, if the person has several (3.046), and for one of its learning spaces. */
function Whose({ choice, hasSeveral, account, form, onChange }: WhoseProps) {
  return (
    <Grid columns={2} gap={5}>
      {hasSeveral && (
        <ComboBox
          label="Institution"
          name="customerId"
          isRequired
          options={choice.offered.map(toOption)}
          onSearch={choice.onSearch}
          isLoading={choice.isLoading}
          value={getText(form.customerId)}
          onChange={(id) =>
            onChange({ customerId: parseNumber(id), learningSpaceId: null, chosen: new Set() })
          }
        />
      )}
      <Select
        label="Learning space"
        name="learningSpaceId"
        isRequired
        isDisabled={account === undefined}
        options={(account?.branches ?? []).map(toOption)}
        value={getText(form.learningSpaceId)}
        onChange={(id) => onChange({ learningSpaceId: parseNumber(id), chosen: new Set() })}
      />
    </Grid>
  );
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
