import { simulatorTexts } from "@cathedra/domain/messages";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { useState, useSyncExternalStore } from "react";
import { signOutRequested } from "../../shell/leave-by-sign-out.ts";
import type { RunStore } from "./run-store.ts";

/** Asks a person who signs out while their exercise is running. An unresponsive simulator does not prevent the sign-out. */
export function SignOutDuringRunDialog({
  store: { run, quit },
}: {
  readonly store: Pick<RunStore, "run" | "quit">;
}) {
  const request = useSyncExternalStore(signOutRequested.subscribe, signOutRequested.get);
  const at = useSyncExternalStore(run.subscribe, run.get);
  const [isUnreached, setUnreached] = useState(false);
  const isDelivering = at.kind === "launched" && at.phase === "delivering";
  const warning = isDelivering ? simulatorTexts.signOutWhileDelivering : simulatorTexts.signOutWarning;
  return (
    <AlertDialog
      isOpen={request !== undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setUnreached(false);
        signOutRequested.set(undefined);
      }}
      title={isUnreached ? simulatorTexts.signOutAnywayQuestion : simulatorTexts.signOutQuestion}
      confirmLabel={isUnreached ? simulatorTexts.signOutAnyway : simulatorTexts.signOutAndEnd}
      cancelLabel={simulatorTexts.staySignedIn}
      onConfirm={async () => {
        if (!isUnreached && !(await quit())) {
          setUnreached(true);
          throw new Error(simulatorTexts.signOutUnreached);
        }
        await request?.();
      }}
      failureMessage={simulatorTexts.signOutUnreached}
    >
      {isUnreached ? simulatorTexts.signOutAnywayWarning : warning}
    </AlertDialog>
  );
}
