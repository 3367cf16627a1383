import type { RouteObject } from "react-router";
import { keepOnSearch } from "../../router/keep-on-search.ts";
import { viewerLoader } from "../../shell/viewer-loader.ts";

export const pages: RouteObject[] = [
  {
    path: "notifications",
    loader: viewerLoader,
    lazy: () => import("./route.tsx"),
    shouldRevalidate: keepOnSearch,
  },
];
