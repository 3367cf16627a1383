import { DiscardDialog, useUnloadQuestion } from "@cathedra/ui-kit/FormDialog";
import { useState } from "react";
import { useBlocker } from "react-router";

export type AskBeforeLeavingProps = {
  /** Whether leaving would lose the form's content; called when the person is about to leave. */
  readonly isUnsaved: () => boolean;
};

/** Asks for confirmation before a form with unsaved changes is left: for another page, by a reload, or by closing the tab. */
export function AskBeforeLeaving({ isUnsaved }: AskBeforeLeavingProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useUnloadQuestion(isUnsaved);
  // The router reports the decision with a delay, so it is also stored here: the question disappears at once, and the next key
  // goes to the form.
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
