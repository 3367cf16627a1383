import { simulatorTexts } from "@cathedra/domain/messages";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { useEffect, useSyncExternalStore } from "react";
import { sessions } from "../../auth/auth.ts";
import { askBeforeSignOut, signOutAsked } from "../../shell/leave-by-sign-out.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { useDesktop } from "../desktop/use-desktop.ts";
import { simulatorRun } from "./simulator-run.ts";

/**
 * Tells the desktop client on every page whose cases and runs are meant, and that nobody is there after a sign-out; answers for the
 * runs of who is signed in; and asks before signing out ends one of them.
 */
export function PersonAtClient() {
  const { client, connection } = useDesktop();
  const { status } = useSyncExternalStore(sessions.subscribe, sessions.get);
  const viewer = useViewer()?.keycloak_id ?? null;
  const keepsCases = connection.state === "connected" && connection.features.has("caseManager");
  const person = status === "signedOut" ? null : viewer;
  const isKnown = person !== null || status === "signedOut";

  useEffect(() => {
    if (keepsCases && isKnown) void client.caseManager.setUserId({ id: person });
  }, [client, keepsCases, isKnown, person]);

  useEffect(() => {
    // The page goes away with the session, before anything is drawn once more.
    return sessions.subscribe(() => {
      if (sessions.get().status === "signedOut") void client.caseManager.setUserId({ id: null });
    });
  }, [client]);

  useEffect(() => {
    if (person === null) return undefined;
    const store = simulatorRun();
    store.setPerson(person);
    return askBeforeSignOut(() => store.run.get().kind === "launched");
  }, [person]);

  return <RunningAtSignOut />;
}

function RunningAtSignOut() {
  const asked = useSyncExternalStore(signOutAsked.subscribe, signOutAsked.get);
  const { run } = simulatorRun();
  const at = useSyncExternalStore(run.subscribe, run.get);
  const isDelivering = at.kind === "launched" && at.phase === "delivering";
  return (
    <AlertDialog
      isOpen={asked !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) signOutAsked.set(undefined);
      }}
      title={simulatorTexts.signOutQuestion}
      confirmLabel={simulatorTexts.signOutAndEnd}
      cancelLabel={simulatorTexts.staySignedIn}
      onConfirm={async () => {
        if (!(await simulatorRun().quit())) throw new Error(simulatorTexts.quitFailed);
        await asked?.();
      }}
      failureMessage={simulatorTexts.quitFailed}
    >
      {isDelivering ? simulatorTexts.signOutWhileDelivering : simulatorTexts.signOutWarning}
    </AlertDialog>
  );
}
