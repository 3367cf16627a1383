import type { RouteObject } from "react-router";
import { skipReloadOnSearch } from "../../router/skip-reload-on-search.ts";
import { loader as modulesLoader } from "./loader.ts";
import { loader as simulationsLoader } from "./simulations/loader.ts";

export const pages: RouteObject[] = [
  {
    path: "vist-modules",
    loader: modulesLoader,
    shouldRevalidate: skipReloadOnSearch,
    lazy: () => import("./route.tsx"),
  },
  {
    path: "vist-modules/:courseCode/:courseVersion/simulations",
    loader: simulationsLoader,
    shouldRevalidate: skipReloadOnSearch,
    lazy: () => import("./simulations/route.tsx"),
  },
];
