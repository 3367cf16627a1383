import type { PatchRoutesOnNavigationFunction, RouteObject } from "react-router";
import { ContentError } from "../shell/ContentError.tsx";
import { FatalError } from "../shell/FatalError.tsx";
import { PageSkeleton } from "../shell/PageSkeleton.tsx";
import { Shell } from "../shell/Shell.tsx";
import { viewerLoader } from "../shell/viewer-loader.ts";
import { type FoundArea, getArea } from "./areas.ts";
import { redirects } from "./redirects.ts";
import { requireSignIn } from "./require-sign-in.ts";

// The routes of the portal's shell. Pages come with their areas. A page's loader is small and part of its area, so that the
// page's query is sent before the page's own chunk has arrived; the rest of a page is loaded by `lazy`.

const everybody = "everybody";
const signedIn = "signed-in";

export const routes: RouteObject[] = [
  {
    id: everybody,
    ErrorBoundary: FatalError,
    HydrateFallback: () => null,
    children: [
      { path: "auth/callback", lazy: () => import("../routes/auth-callback/route.tsx") },
      {
        Component: Shell,
        children: [
          { path: "signed-out", lazy: () => import("../routes/signed-out/route.tsx") },
          // An area that cannot be loaded fails where the most similar path is, which can be the one of a redirect.
          { ErrorBoundary: ContentError, children: redirects },
          {
            id: signedIn,
            ErrorBoundary: ContentError,
            HydrateFallback: PageSkeleton,
            middleware: [requireSignIn],
            children: [
              { path: "*", loader: viewerLoader, lazy: () => import("../routes/not-found/route.tsx") },
            ],
          },
        ],
      },
    ],
  },
];

/** Adds the pages of the area that a navigation of one router leads to. */
export function addPages(): PatchRoutesOnNavigationFunction {
  const present = new Set<FoundArea["load"]>();
  return async ({ path, patch, signal }) => {
    const area = getArea(path);
    if (area === undefined || present.has(area.load)) return;
    const { pages } = await area.load();
    // A navigation that was replaced by another one adds no pages.
    if (signal.aborted) return;
    patch(area.isOpen ? everybody : signedIn, pages);
    present.add(area.load);
  };
}
