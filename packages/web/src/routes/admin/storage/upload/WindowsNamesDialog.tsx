import { storageTexts, storageUploadTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { WindowsQuestion } from "./uploads.ts";

export type WindowsNamesDialogProps = {
  readonly question: WindowsQuestion;
  readonly onAnswer: (answer: "all" | "others" | "none") => void;
};

/** The maximum number of names that are listed; further ones are counted. */
const maxNamed = 8;

/** Warns, before anything is sent, of names that Windows cannot store; closing the dialog cancels the upload. */
export function WindowsNamesDialog({ question, onAnswer }: WindowsNamesDialogProps) {
  const { troubles, picked } = question;
  const count = picked.files.length + picked.emptyFolders.length;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer("none")}
      title={texts.windowsTitle(troubles.length)}
      size="small"
      actions={
        <>
          {troubles.length < count && <Button onPress={() => onAnswer("others")}>{texts.leaveOut}</Button>}
          <Button variant="primary" onPress={() => onAnswer("all")}>
            {texts.uploadAll}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{texts.windowsQuestion}</Text>
        <ul>
          {troubles.slice(0, maxNamed).map(({ path, trouble }) => (
            <li key={path} style={{ overflowWrap: "anywhere" }}>
              {`“${path}” ${texts.windowsReasons[trouble]}`}
            </li>
          ))}
          {troubles.length > maxNamed && <li>{storageTexts.othersToo(troubles.length - maxNamed)}</li>}
        </ul>
      </Stack>
    </Dialog>
  );
}
