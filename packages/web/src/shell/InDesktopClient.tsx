import { useEffect } from "react";
import { FollowDesktopClient } from "../features/service-tag/FollowDesktopClient.tsx";
import { PersonAtClient } from "../features/simulator-run/PersonAtClient.tsx";
import { startUpdateChecker } from "../features/update-checker/start-update-checker.ts";
import { isDesktopBrowser } from "../site/desktop-browser.ts";
import { NewerClient } from "./NewerClient.tsx";

/** The parts of the shell for people in the desktop client. `running` is its version where there is room for the banner. */
export function InDesktopClient({ running }: { readonly running: string | null }) {
  // At a simulator the page also looks for updates (11.034).
  useEffect(() => {
    if (isDesktopBrowser(window)) startUpdateChecker();
  }, []);
  return (
    <>
      {isDesktopBrowser(window) && (
        <>
          <FollowDesktopClient />
          <PersonAtClient />
        </>
      )}
      {running !== null && <NewerClient running={running} />}
    </>
  );
}
