import { weekTexts as texts } from "@cathedra/domain/messages";
import { readReminder, reminderLimits } from "@cathedra/domain/this-week";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type {
  RemindDialogMutation,
  RemindDialogMutation$data,
} from "../../__generated__/RemindDialogMutation.graphql.ts";
import { showMoment } from "../../format/dates.ts";
import type { ApiError } from "../../relay/errors.ts";
import { toasts } from "../../shell/toasts.ts";
import { refusalText, toSaveRefusal } from "../entity-form/save-refusal.ts";
import { PageFormDialog } from "../form-dialog/PageFormDialog.tsx";
import { isRemindedLately, type LastReminder, RemindedLately } from "./RemindedLately.tsx";
import * as css from "./remind.css.ts";

export type Remindable = {
  readonly id: string;
  readonly name: string;
  /** The last reminder to the person; null or missing if there was none or it is unknown. */
  readonly lastReminder?: LastReminder | null | undefined;
};

/** The first text of a reminder to several people; `notNamed` lists for each of them the items that the text does not mention. */
export type ReminderDraft = {
  readonly text: string;
  readonly notNamed?: ReadonlyMap<string, readonly string[]>;
};

export type RemindDialogProps = {
  readonly people: readonly Remindable[];
  readonly draftFor: (ids: readonly string[]) => ReminderDraft;
  readonly onClose: () => void;
  /** Called when at least one person was reminded. */
  readonly onSent: () => void;
};

type Outcome = RemindDialogMutation$data["remindPeople"]["outcomes"][number];

/** A dialog in which the sender edits the text of a mail to one or several people, and sees who was not reached. */
export function RemindDialog({ people, draftFor, onClose, onSent }: RemindDialogProps) {
  const [commit, isSending] = useMutation<RemindDialogMutation>(graphql`
    mutation RemindDialogMutation($ids: [ID!]!, $text: String!) {
      remindPeople(ids: $ids, text: $text) {
        outcomes {
          id
          remindedAt
          refusal
          againFrom
        }
      }
    }
  `);
  // People who were reminded recently are not selected at first, because they would get no other mail.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => {
    const ready = people.filter(({ lastReminder }) => !isRemindedLately(lastReminder?.at, Date.now()));
    return new Set((ready.length > 0 ? ready : people).map(({ id }) => id));
  });
  const ids = people.map(({ id }) => id).filter((id) => chosen.has(id));
  const [typed, setTyped] = useState<string | null>(null);
  const { text: first, notNamed } = draftFor(ids);
  const text = typed ?? first;
  const [errors, setErrors] = useState<{ readonly text?: string | undefined }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const getName = new Map(people.map(({ id, name }) => [id, name]));
  const refused = outcomes.filter(({ remindedAt }) => remindedAt == null);
  const sentCount = outcomes.length - refused.length;
  const send = (to: readonly string[]) => {
    const read = readReminder(typed ?? draftFor(to).text);
    setFailure(null);
    setOutcomes([]);
    setErrors(read.ok ? {} : { text: read.error.message });
    if (!read.ok) return;
    if (to.length === 0) {
      setFailure(texts.chooseSomeone);
      return;
    }
    commit({
      variables: { ids: to, text: read.value },
      onCompleted: ({ remindPeople }) => {
        const sent = remindPeople.outcomes.filter(({ remindedAt }) => remindedAt != null);
        setOutcomes(remindPeople.outcomes);
        if (sent.length > 0) onSent();
        if (sent.length < remindPeople.outcomes.length) return;
        toasts.success(texts.sent(sent.map(({ id }) => getName.get(id) ?? "")));
        onClose();
      },
      onError: (error) => {
        const refusal = toSaveRefusal(error);
        if (refusal.kind === "fields") setErrors(refusal.texts);
        else setFailure(lostReminderText(refusal) ?? refusalText(refusal, texts.notSent));
      },
    });
  };
  const reasons = refused.length > 0 && (
    <Banner tone="warning" title={sentCount > 0 ? texts.sentTo(sentCount) : texts.sentToNoOne}>
      <Stack gap={1}>
        {refused.map(({ id, refusal, againFrom }) => (
          <span key={id}>
            {texts.notReminded(
              people.length > 1 ? (getName.get(id) ?? null) : null,
              getReason(refusal, againFrom),
            )}
          </span>
        ))}
      </Stack>
    </Banner>
  );
  if (sentCount > 0)
    return (
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={texts.remindName(people.map(({ name }) => name))}
        actions={
          <Button variant="primary" onPress={onClose}>
            Done
          </Button>
        }
      >
        {reasons}
      </Dialog>
    );
  return (
    <PageFormDialog
      title={texts.remindName(people.map(({ name }) => name))}
      saveLabel={people.length === 1 ? texts.send : texts.sendMany(ids.length)}
      isSaving={isSending}
      isChanged={() => typed !== null && typed !== first}
      hasSummary={false}
      errors={errors}
      onSubmit={() => send(ids)}
      onClose={onClose}
    >
      <Stack gap={4}>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        {reasons}
        {people.length === 1 ? (
          <RemindedLately reminder={people[0]?.lastReminder} />
        ) : (
          <Recipients
            people={people}
            chosen={chosen}
            notNamed={notNamed}
            isSending={isSending}
            onChange={setChosen}
            onOnly={(id) => send([id])}
          />
        )}
        <TextArea
          label={texts.remindText}
          name="text"
          description={people.length === 1 ? texts.remindHelp : texts.remindHelpMany}
          value={text}
          onChange={setTyped}
          maxLength={reminderLimits.text}
        />
      </Stack>
    </PageFormDialog>
  );
}

type RecipientsProps = {
  readonly people: readonly Remindable[];
  readonly chosen: ReadonlySet<string>;
  readonly notNamed: ReminderDraft["notNamed"];
  readonly isSending: boolean;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly onOnly: (id: string) => void;
};

/** The recipients of the reminder, with what the text leaves out for each, and a button that writes to one of them alone. */
function Recipients({ people, chosen, notNamed, isSending, onChange, onOnly }: RecipientsProps) {
  return (
    <ul className={css.recipients} aria-label={texts.recipients}>
      {people.map(({ id, name, lastReminder }) => {
        const left = chosen.has(id) ? (notNamed?.get(id) ?? []) : [];
        return (
          <li key={id} className={css.recipient}>
            <div>
              <Checkbox
                label={name}
                value={chosen.has(id)}
                onChange={(isChosen) =>
                  onChange(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
                }
              />
              <RemindedLately reminder={lastReminder} />
              {left.length > 0 && (
                <Text size="small" tone="muted">
                  {texts.notNamed(left)}
                </Text>
              )}
            </div>
            <Button
              size="small"
              variant="quiet"
              isDisabled={isSending}
              aria-label={texts.onlyOne(name)}
              onPress={() => onOnly(id)}
            >
              {texts.only}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Why a person was not reminded, as text; times are in the time zone of this browser. */
function getReason(refusal: string | null | undefined, againFrom: unknown, left = 0): string {
  const from = typeof againFrom === "string" ? showMoment(Date.parse(againFrom)) : "tomorrow";
  return Object.hasOwn(texts.refusals, refusal ?? "")
    ? texts.refusals[refusal as keyof typeof texts.refusals]({ from, left })
    : texts.notSent;
}

/** The message if all reminders were refused; times are in the time zone of this browser instead of the portal's. */
function lostReminderText(refusal: ReturnType<typeof toSaveRefusal>): string | null {
  if (refusal.kind !== "refused" || refusal.error.code !== "REMINDER_REFUSED") return null;
  const { reason, againFrom, left }: ApiError["facts"] = refusal.error.facts;
  return typeof reason === "string"
    ? getReason(reason, againFrom, typeof left === "number" ? left : 0)
    : null;
}
