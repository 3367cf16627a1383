import type { RouteObject } from "react-router";
import { loader as videosLoader } from "./loader.ts";

export const pages: RouteObject[] = [
  { path: "videos", loader: videosLoader, lazy: () => import("./route.tsx") },
];
