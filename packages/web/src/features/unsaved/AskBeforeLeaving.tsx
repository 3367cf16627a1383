import { DiscardDialog, useUnloadQuestion } from "@cathedra/ui-kit/FormDialog";
import { useBlocker } from "react-router";

export type AskBeforeLeavingProps = {
  /** Whether what the form holds would be lost; asked when somebody is about to leave it. */
  readonly isUnsaved: () => boolean;
};

/** Asks whoever leaves a form that holds more than was saved: for another page here, by a reload, or by closing the tab. */
export function AskBeforeLeaving({ isUnsaved }: AskBeforeLeavingProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useUnloadQuestion(isUnsaved);
  return (
    <DiscardDialog
      isOpen={blocker.state === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === "blocked") blocker.reset();
      }}
      onDiscard={() => {
        if (blocker.state === "blocked") blocker.proceed();
      }}
    />
  );
}
