import type { RouteObject } from "react-router";
import { keepOnSearch } from "../../router/keep-on-search.ts";
import { loader as modulesLoader } from "./loader.ts";
import { loader as simulationsLoader } from "./simulations/loader.ts";

export const pages: RouteObject[] = [
  {
    path: "vist-modules",
    loader: modulesLoader,
    shouldRevalidate: keepOnSearch,
    lazy: () => import("./route.tsx"),
  },
  {
    path: "vist-modules/:courseCode/:courseVersion/simulations",
    loader: simulationsLoader,
    shouldRevalidate: keepOnSearch,
    lazy: () => import("./simulations/route.tsx"),
  },
];
