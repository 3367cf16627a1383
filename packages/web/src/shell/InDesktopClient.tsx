import { useEffect } from "react";
import { FollowDesktopClient } from "../features/service-tag/FollowDesktopClient.tsx";
import { PersonAtClient } from "../features/simulator-run/PersonAtClient.tsx";
import { startUpdateChecker } from "../features/update-checker/start-update-checker.ts";
import { isDesktopBrowser } from "../site/desktop-browser.ts";
import { NewerClient } from "./NewerClient.tsx";

/**
 * The parts of the shell that only people in the desktop client see. `running` is the client's version if the banner can be
 * shown.
 */
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
