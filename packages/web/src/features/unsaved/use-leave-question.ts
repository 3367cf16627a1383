import { useState } from "react";
import { useBlocker } from "react-router";

export type LeaveQuestion = {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
};

/** Stops the person from going to another page while something would be lost, until they have said whether to leave. */
export function useLeaveQuestion(isUnsaved: () => boolean): LeaveQuestion {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  // The router reports the decision with a delay, so it is also stored here: the question disappears at once, and the next key
  // goes to the form.
  const [answered, setAnswered] = useState<unknown>(null);
  return {
    isAsking: blocker.state === "blocked" && answered !== blocker,
    stay: () => {
      if (blocker.state !== "blocked") return;
      setAnswered(blocker);
      blocker.reset();
    },
    leave: () => {
      if (blocker.state === "blocked") blocker.proceed();
    },
  };
}
