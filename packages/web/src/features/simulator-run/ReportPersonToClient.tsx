import { useEffect, useSyncExternalStore } from "react";
import { sessions } from "../../auth/auth.ts";
import { registerRunCheck } from "../../shell/leave-by-sign-out.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { useDesktop } from "../desktop/use-desktop.ts";
import { SignOutDuringRunDialog } from "./SignOutDuringRunDialog.tsx";
import { simulatorRun } from "./simulator-run.ts";

/**
 * Tells the desktop client on every page who is signed in, so that it uses their cases and runs, and that no one is after a
 * sign-out. Asks for confirmation before a sign-out would end a run.
 */
export function ReportPersonToClient() {
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
    // Leaves the page with the session, before anything is rendered again.
    return sessions.subscribe(() => {
      if (sessions.get().status === "signedOut") void client.caseManager.setUserId({ id: null });
    });
  }, [client]);

  useEffect(() => {
    if (person === null) return undefined;
    const store = simulatorRun();
    store.setPerson(person);
    return registerRunCheck(() => store.run.get().kind === "launched");
  }, [person]);

  return <SignOutDuringRunDialog store={simulatorRun()} />;
}
