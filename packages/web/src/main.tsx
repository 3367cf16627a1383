import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
// This import makes signing out on any page remove the drafts of other pages.
import "./features/draft/drafts.ts";
// Most visits begin at the start page, and other pages share its parts.
import "./routes/home/pages.ts";
import "./routes/home/route.tsx";
// Loaders import it on demand, because they run before Relay is there.
import "./relay/load-route-query.ts";
import { environment } from "./relay/environment.ts";
import { recordError } from "./reports/early-errors.ts";
import { firstPageReady } from "./router/first-page-ready.ts";
import { createRouter } from "./router/router.ts";
import { takeReloadFrame } from "./shell/frame-over-reload.ts";
import { rememberViewer } from "./shell/use-viewer.ts";
import { followSiteConfig } from "./site/use-site-config.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");
void followSiteConfig();
const frame = takeReloadFrame();
if (frame !== undefined) rememberViewer(environment, frame.viewer);
const router = createRouter();
// The files of pages import this one, so it must not await anything itself.
void firstPageReady(router).then(() => {
  const reactRoot = createRoot(root, {
    onCaughtError: (error) => {
      console.error(error);
      recordError(error);
    },
  });
  // A transition lets rendering pause for the browser's other work.
  startTransition(() => reactRoot.render(<App router={router} />));
});
