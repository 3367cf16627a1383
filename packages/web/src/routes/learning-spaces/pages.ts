import type { RouteObject } from "react-router";
import { skipReloadOnSearch } from "../../router/skip-reload-on-search.ts";
import { loader as byNameLoader } from "./by-name/loader.ts";
import { loader as courseLoader } from "./course/loader.ts";
import { loader as spacesLoader } from "./loader.ts";
import { loader as spaceLoader } from "./space/loader.ts";

/**
 * The routes below the area: an address with one segment is a name, with two a number and a name, and with three a course (X06).
 */
export const pages: RouteObject[] = [
  { path: "learning-spaces", loader: spacesLoader, lazy: () => import("./route.tsx") },
  { path: "learning-spaces/:name", loader: byNameLoader, lazy: () => import("./by-name/route.tsx") },
  {
    path: "learning-spaces/:id/:name",
    loader: spaceLoader,
    shouldRevalidate: skipReloadOnSearch,
    lazy: () => import("./space/route.tsx"),
  },
  {
    path: "learning-spaces/:id/:name/:courseId",
    loader: courseLoader,
    shouldRevalidate: skipReloadOnSearch,
    lazy: () => import("./course/route.tsx"),
  },
];
