import { useEffect } from "react";
import { RefetchForClientSimulator } from "../features/service-tag/RefetchForClientSimulator.tsx";
import { ReportPersonToClient } from "../features/simulator-run/ReportPersonToClient.tsx";
import { startUpdateChecker } from "../features/update-checker/start-update-checker.ts";
import { isDesktopBrowser } from "../site/desktop-browser.ts";
import { NewerClientBanner } from "./NewerClientBanner.tsx";

/**
 * The parts of the shell that only people in the desktop client see. `running` is the client's version if the banner can be
 * shown.
 */
export function DesktopParts({ running }: { readonly running: string | null }) {
  // At a simulator the page also looks for updates (11.034).
  useEffect(() => {
    if (isDesktopBrowser(window)) startUpdateChecker();
  }, []);
  return (
    <>
      {isDesktopBrowser(window) && (
        <>
          <RefetchForClientSimulator />
          <ReportPersonToClient />
        </>
      )}
      {running !== null && <NewerClientBanner running={running} />}
    </>
  );
}
