import type { RouteObject } from "react-router";
import { skipReloadOnSearch } from "../../router/skip-reload-on-search.ts";
import { viewerLoader } from "../../shell/viewer-loader.ts";

export const pages: RouteObject[] = [
  {
    path: "notifications",
    loader: viewerLoader,
    lazy: () => import("./route.tsx"),
    shouldRevalidate: skipReloadOnSearch,
  },
];
