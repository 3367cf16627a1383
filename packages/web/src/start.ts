import "./polyfills.ts";

import { reloadOnceWithoutChunk } from "./app/reload-stale-build.ts";
import { isAfterSignOut, sessions, signIn } from "./auth/auth.ts";
import { watchErrors } from "./reports/early-errors.ts";
import { areaOf } from "./router/areas.ts";
import { mustSignInFirst } from "./router/must-sign-in-first.ts";
import { keepDesktopAddress } from "./site/desktop-address.ts";
import { isDesktopBrowser } from "./site/desktop-browser.ts";
import { keepScannedCode } from "./site/scanned-code.ts";

// The first files of every page, and all files for people who are not signed in: such a page leaves for the identity service
// without the portal's own code. Otherwise the portal and the area of the address are loaded in parallel.

watchErrors();
reloadOnceWithoutChunk();
keepDesktopAddress(window);
keepScannedCode(window);

function startPortal(): void {
  void import("./main.tsx");
  // A failure is shown where the configuration is needed.
  areaOf(location.pathname)
    ?.load()
    .catch(() => undefined);
}

const isSignedOut = sessions.get().status === "signedOut";
const isStation = isDesktopBrowser(window);
if (
  isSignedOut &&
  !isStation &&
  mustSignInFirst(new URL(location.href), areaOf(location.pathname), isAfterSignOut())
) {
  // The portal then tries again and shows the error.
  signIn().catch(startPortal);
} else startPortal();
