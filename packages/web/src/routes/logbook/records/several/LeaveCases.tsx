import { severalCasesTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Text } from "@cathedra/ui-kit/Text";

const texts = severalCasesTexts.leave;

export type LeaveCasesProps = {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** The question when the page is left while it has cases that are not saved. */
export function LeaveCases({ isOpen, onStay, onKeep, onDiscard }: LeaveCasesProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onStay();
      }}
      title={texts.title}
      size="small"
      actions={
        <>
          <Button variant="quiet" onPress={onStay}>
            {texts.stay}
          </Button>
          <Button variant="danger" onPress={onDiscard}>
            {texts.discard}
          </Button>
          <Button variant="primary" onPress={onKeep}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <Text>{texts.text}</Text>
    </Dialog>
  );
}
