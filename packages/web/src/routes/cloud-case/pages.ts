import type { RouteObject } from "react-router";
import { loader as cloudCaseLoader } from "./loader.ts";

export const pages: RouteObject[] = [
  { path: "cloud-case", loader: cloudCaseLoader, lazy: () => import("./route.tsx") },
];
