import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { useEffect } from "react";
import { useBlocker } from "react-router";

export type AskBeforeLeavingProps = {
  /** What the form holds would be lost. */
  readonly isUnsaved: boolean;
};

/** Asks whoever leaves a form that holds more than was saved: for another page here, by a reload, or by closing the tab. */
export function AskBeforeLeaving({ isUnsaved }: AskBeforeLeavingProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    // The browser asks in words of its own.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return (
    <AlertDialog
      isOpen={blocker.state === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === "blocked") blocker.reset();
      }}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      onConfirm={() => {
        if (blocker.state === "blocked") blocker.proceed();
      }}
    >
      What you have changed here is not saved yet, and would be lost.
    </AlertDialog>
  );
}
