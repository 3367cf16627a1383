import "./polyfills.ts";
import { fontAddress } from "@cathedra/ui-kit/font";
import { isAfterSignOut, sessions, signIn } from "./auth/auth.ts";
import { watchErrors } from "./reports/early-errors.ts";
import { areaOf } from "./router/areas.ts";
import { mustSignInFirst } from "./router/must-sign-in-first.ts";
import { keepDesktopAddress } from "./site/desktop-address.ts";
import { isDesktopBrowser } from "./site/desktop-browser.ts";
import { keepScannedCode } from "./site/scanned-code.ts";

const key = "cathedra.reloaded-at";
/** A second failure within this time is not cured by loading the page once more. */
const patienceMs = 60_000;

/**
 * A new build replaces the chunks that a page of the old one still asks for: such a page is loaded again, once. Where
 * the portal does not answer at all, the failure is left to the page's error boundary.
 */
function reloadOnceWithoutChunk(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (!navigator.onLine || Date.now() - last < patienceMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}

// The first files of every page, and all files for people who are not signed in: such a page leaves for the identity service
// without the portal's own code. Otherwise the portal and the area of the address are loaded in parallel.

watchErrors();
reloadOnceWithoutChunk();
keepDesktopAddress(window);
keepScannedCode(window);

/** The letters arrive with the code: text that is drawn in those of the system first would wrap and move afterwards. */
function preloadFont(): void {
  const link = document.createElement("link");
  document.head.append(
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href: fontAddress }),
  );
}

function startPortal(): void {
  preloadFont();
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
