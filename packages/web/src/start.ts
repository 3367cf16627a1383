import "./polyfills.ts";
import { fontAddress } from "@cathedra/ui-kit/font";
import type { LoaderFunctionArgs } from "react-router";
import { isAfterSignOut, sessions, signIn } from "./auth/auth.ts";
import { earlyHeader } from "./relay/route-query.ts";
import { watchErrors } from "./reports/early-errors.ts";
import { type FoundArea, getArea } from "./router/areas.ts";
import { findPages } from "./router/find-pages.ts";
import { mustSignInFirst } from "./router/must-sign-in-first.ts";
import { storeDesktopAddress } from "./site/desktop-address.ts";
import { isDesktopBrowser } from "./site/desktop-browser.ts";
import { storeScannedCode } from "./site/scanned-code.ts";

const key = "cathedra.reloaded-at";
/** A second failure within this time, in milliseconds, is not repaired by loading the page again. */
const patienceMs = 60_000;

/**
 * Reloads the page once when a chunk is missing: a new build has replaced the chunks that a page of the old one still requests.
 * If the portal does not answer at all, the page's error boundary shows the failure.
 */
function reloadOnceWithoutChunk(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (!navigator.onLine || Date.now() - last < patienceMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}

// The entry point of every page. A page that needs a sign-in leaves for the identity service without loading the portal's own
// code. Otherwise the portal and the area of the address are loaded in parallel.

watchErrors();
reloadOnceWithoutChunk();
storeDesktopAddress(window);
storeScannedCode(window);

/** Loads the font together with the code: text that is first rendered in a system font would wrap differently afterwards. */
function preloadFont(): void {
  const link = document.createElement("link");
  document.head.append(
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href: fontAddress }),
  );
}

function startPortal(): void {
  preloadFont();
  void import("./main.tsx");
  const area = getArea(location.pathname);
  // A failure is shown where the page is needed.
  if (area !== undefined) startPage(area).catch(() => undefined);
}

/** Requests the code and the data of the page at this address, while the code of the portal is loading. */
async function startPage({ load }: FoundArea): Promise<void> {
  const url = new URL(location.href);
  const { pages } = await load();
  const request = new Request(url, { headers: { [earlyHeader]: "1" } });
  await Promise.all(
    findPages(pages, url.pathname).flatMap(({ page: { lazy, loader }, params }) => [
      typeof lazy === "function" ? lazy() : undefined,
      typeof loader === "function" ? loader({ request, url, params } as LoaderFunctionArgs) : undefined,
    ]),
  );
}

const isSignedOut = sessions.get().status === "signedOut";
const isStation = isDesktopBrowser(window);
if (
  isSignedOut &&
  !isStation &&
  mustSignInFirst(new URL(location.href), getArea(location.pathname), isAfterSignOut())
) {
  // If the identity service cannot be reached, the portal is started, which tries again and shows the error.
  signIn().catch(startPortal);
} else startPortal();
