import type { RouteObject } from "react-router";
import { loader as logLoader } from "./loader.ts";

export const pages: RouteObject[] = [
  { path: "activity-log", loader: logLoader, lazy: () => import("./route.tsx") },
];
