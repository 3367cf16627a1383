import { DiscardDialog, useUnloadQuestion } from "@cathedra/ui-kit/FormDialog";
import { useLeaveQuestion } from "./use-leave-question.ts";

export type AskBeforeLeavingProps = {
  /** Whether leaving would lose the form's content; called when the person is about to leave. */
  readonly isUnsaved: () => boolean;
};

/** Asks for confirmation before a form with unsaved changes is left: for another page, by a reload, or by closing the tab. */
export function AskBeforeLeaving({ isUnsaved }: AskBeforeLeavingProps) {
  const { isAsking, stay, leave } = useLeaveQuestion(isUnsaved);
  useUnloadQuestion(isUnsaved);
  return (
    <DiscardDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) stay();
      }}
      onDiscard={leave}
    />
  );
}
