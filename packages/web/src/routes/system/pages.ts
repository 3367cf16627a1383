import type { RouteObject } from "react-router";
import { redirectTo } from "../../router/redirect-to.ts";
import { viewerLoader } from "../../shell/viewer-loader.ts";

export const pages: RouteObject[] = [
  {
    path: "system",
    loader: ({ request }) => redirectTo(`/system/about${new URL(request.url).search}`),
  },
  { path: "system/about", loader: viewerLoader, lazy: () => import("./about/route.tsx") },
  { path: "system/updates", loader: viewerLoader, lazy: () => import("./updates/route.tsx") },
];
