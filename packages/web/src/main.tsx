import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
// This import makes signing out on any page remove the drafts of other pages.
import "./features/draft/drafts.ts";
// Most visits begin at the start page, and other pages share its parts.
import "./routes/home/pages.ts";
import "./routes/home/route.tsx";
import { recordError } from "./reports/early-errors.ts";
import { createRouter } from "./router/router.ts";
import { followSiteConfig } from "./site/use-site-config.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");
void followSiteConfig();
createRoot(root, {
  onCaughtError: (error) => {
    console.error(error);
    recordError(error);
  },
}).render(<App router={createRouter()} />);
