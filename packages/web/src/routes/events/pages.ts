import type { RouteObject } from "react-router";
import { loader as eventsLoader } from "./loader.ts";

export const pages: RouteObject[] = [
  { path: "events", loader: eventsLoader, lazy: () => import("./route.tsx") },
];
