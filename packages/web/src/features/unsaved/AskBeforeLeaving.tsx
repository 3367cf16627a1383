import { DiscardDialog, useUnloadQuestion } from "@cathedra/ui-kit/FormDialog";
import { useState } from "react";
import { useBlocker } from "react-router";

export type AskBeforeLeavingProps = {
  /** Whether leaving would lose the form's content; called when the person is about to leave. */
  readonly isUnsaved: () => boolean;
};

/** Asks whoever leaves a form that holds more than was saved: for another page here, by a reload, or by closing the tab. */
export function AskBeforeLeaving({ isUnsaved }: AskBeforeLeavingProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useUnloadQuestion(isUnsaved);
  // The router tells of an answer when it has time; the question is gone at once, and the next key is the form's.
  const [answered, setAnswered] = useState<unknown>(null);
  return (
    <DiscardDialog
      isOpen={blocker.state === "blocked" && answered !== blocker}
      onOpenChange={(isOpen) => {
        if (isOpen || blocker.state !== "blocked") return;
        setAnswered(blocker);
        blocker.reset();
      }}
      onDiscard={() => {
        if (blocker.state === "blocked") blocker.proceed();
      }}
    />
  );
}
