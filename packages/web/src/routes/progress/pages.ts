import type { RouteObject } from "react-router";
import { keepOnView } from "../../features/table-page/opened-row.ts";
import { loader as progressLoader } from "./loader.ts";

export const pages: RouteObject[] = [
  {
    path: "progress/:uid?",
    loader: progressLoader,
    shouldRevalidate: keepOnView,
    lazy: () => import("./route.tsx"),
  },
];
