import { maxCommentLength, readComment } from "@cathedra/domain/logbook";
import { confirmationDialogTexts, confirmationTexts } from "@cathedra/domain/messages";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { useState } from "react";
import { PageFormDialog } from "../../../../features/form-dialog/PageFormDialog.tsx";
import { toasts } from "../../../../shell/toasts.ts";
import { useAskToReopen } from "./use-ask-to-reopen.ts";
import { useReopen } from "./use-reopen.ts";

/** A change of a confirmed record that needs a comment. */
export type ConfirmationChange = "ask" | "reopen";

const words = {
  ask: { ...confirmationDialogTexts.askDialog, done: confirmationDialogTexts.asked },
  reopen: { ...confirmationDialogTexts.reopenDialog, done: confirmationDialogTexts.reopened },
} as const;

const askedAnew = { ...confirmationDialogTexts.askAnewDialog, done: confirmationDialogTexts.asked };

export type ReopenDialogProps = {
  readonly id: string;
  /** The text of the previous request; undefined for the first one. */
  readonly before?: string | undefined;
  readonly change: ConfirmationChange;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks for the text with which a confirmation is withdrawn, or its withdrawal is requested. */
export function ReopenDialog({ id, before, change, onClose, onDone }: ReopenDialogProps) {
  const send = { ask: useAskToReopen(), reopen: useReopen() }[change];
  const { done, ...rest } = before === undefined ? words[change] : askedAnew;
  return (
    <CommentForm
      {...rest}
      before={before}
      onClose={onClose}
      send={async (word) => {
        await send({ id, word });
        toasts.success(done);
        onDone();
      }}
    />
  );
}

export type CommentFormProps = {
  readonly title: string;
  readonly explanation: string;
  readonly label: string;
  readonly save: string;
  /** The initial text of the field. */
  readonly before?: string | undefined;
  /** Sends the typed text; rejects with the portal's refusal. */
  readonly send: (word: string) => Promise<void>;
  readonly onClose: () => void;
};

/** A form with one text field; the typed text stays if sending failed. */
export function CommentForm({
  title,
  explanation,
  label,
  save,
  before = "",
  send,
  onClose,
}: CommentFormProps) {
  const [word, setWord] = useState(before);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async () => {
    const read = readComment(word);
    if (!read.ok) return setError(read.error.message);
    setSaving(true);
    try {
      await send(read.value);
      onClose();
    } catch (failure) {
      setError(
        failure instanceof Error && failure.name === "ApiError" ? failure.message : confirmationTexts.failed,
      );
      setSaving(false);
    }
  };
  return (
    <PageFormDialog
      title={title}
      size="small"
      label={title}
      saveLabel={save}
      isSaving={isSaving}
      isChanged={() => word.trim() !== before && !isSaving}
      errors={error === undefined ? {} : { word: error }}
      hasSummary={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text>{explanation}</Text>
        <TextArea
          name="word"
          label={label}
          isRequired
          rows={4}
          maxLength={maxCommentLength}
          value={word}
          errorMessage={error}
          onChange={(text) => {
            setWord(text);
            setError(undefined);
          }}
        />
      </Stack>
    </PageFormDialog>
  );
}
