import { weekTexts as texts } from "@cathedra/domain/messages";
import { readReminder, reminderLimits } from "@cathedra/domain/this-week";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { ReminderFormMutation } from "../../../__generated__/ReminderFormMutation.graphql.ts";
import { saveRefusalOf, wordsOf } from "../../../features/entity-form/save-refusal.ts";
import { AskBeforeLeaving } from "../../../features/unsaved/AskBeforeLeaving.tsx";
import { toasts } from "../../../shell/toasts.ts";
import { commitMutation } from "../commit-mutation.ts";
import { reminderText } from "./reason-text.ts";
import type { WeekRow } from "./week-columns.tsx";

export type ReminderFormProps = {
  readonly person: WeekRow;
  readonly onCancel: () => void;
  readonly onSent: () => void;
};

/** The text of a mail to a person, written from the reasons, for its sender to change. */
export function ReminderForm({ person, onCancel, onSent }: ReminderFormProps) {
  const [commit, isSending] = useMutation<ReminderFormMutation>(graphql`
    mutation ReminderFormMutation($id: ID!, $text: String!) {
      remindThisWeek(id: $id, text: $text) {
        id
        remindedAt
      }
    }
  `);
  const [first] = useState(() => reminderText(person.reasons));
  const [text, setText] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async () => {
    const read = readReminder(text);
    setFailure(null);
    setWrong(read.ok ? null : read.error.message);
    if (!read.ok) return;
    try {
      await commitMutation(commit)({ id: person.subject, text: read.value });
    } catch (error) {
      const refusal = saveRefusalOf(error);
      if (refusal.kind === "fields") setWrong(refusal.texts.text ?? texts.notSent);
      else setFailure(wordsOf(refusal, texts.notSent));
      return;
    }
    toasts.success(texts.sent(person.name));
    onSent();
  };
  return (
    <Stack gap={4}>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <TextArea
        label={texts.remindText}
        description={texts.remindHelp}
        value={text}
        onChange={setText}
        maxLength={reminderLimits.text}
        {...(wrong === null ? {} : { errorMessage: wrong })}
      />
      <Inline gap={3}>
        <Button variant="primary" isPending={isSending} onPress={() => void send()}>
          {texts.send}
        </Button>
        <Button isDisabled={isSending} onPress={onCancel}>
          Cancel
        </Button>
      </Inline>
      <AskBeforeLeaving isUnsaved={() => text !== first} />
    </Stack>
  );
}
