import { severalCasesTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { useUnloadQuestion } from "@cathedra/ui-kit/FormDialog";
import { Text } from "@cathedra/ui-kit/Text";
import { useLeaveQuestion } from "../../../../features/unsaved/use-leave-question.ts";

const texts = severalCasesTexts.leave;

export type LeaveCasesProps = {
  readonly isUnsaved: boolean;
  /** Whether the browser stores the cases, so that a reload shows them again. */
  readonly isStored: () => boolean;
  readonly onDiscard: () => void;
};

/** Asks before the page is left with cases that are not saved. */
export function LeaveCases({ isUnsaved, isStored, onDiscard }: LeaveCasesProps) {
  const { isAsking, stay, leave } = useLeaveQuestion(() => isUnsaved);
  useUnloadQuestion(() => isUnsaved && !isStored());
  return (
    <Dialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) stay();
      }}
      title={texts.title}
      size="small"
      actions={
        <>
          <Button variant="quiet" onPress={stay}>
            {texts.stay}
          </Button>
          <Button
            variant="danger"
            onPress={() => {
              onDiscard();
              leave();
            }}
          >
            {texts.discard}
          </Button>
          <Button variant="primary" onPress={leave}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <Text>{texts.text}</Text>
    </Dialog>
  );
}
