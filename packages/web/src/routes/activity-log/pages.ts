import type { RouteObject } from "react-router";
import { skipReloadOnSearch } from "../../router/skip-reload-on-search.ts";
import { loader as exerciseLoader } from "./exercise/loader.ts";
import { loader as logLoader } from "./loader.ts";
import { loader as runLoader } from "./vist-activity/loader.ts";

export const pages: RouteObject[] = [
  { path: "activity-log", loader: logLoader, lazy: () => import("./route.tsx") },
  {
    path: "activity-log/vist-activity/:activityId",
    loader: runLoader,
    shouldRevalidate: skipReloadOnSearch,
    lazy: () => import("./vist-activity/route.tsx"),
  },
  {
    path: "activity-log/exercise/:moduleCode/:exerciseCode",
    loader: exerciseLoader,
    lazy: () => import("./exercise/route.tsx"),
  },
];
