import type { RouteObject } from "react-router";
import { revalidateUnlessViewChanged } from "../../features/table-page/opened-row.ts";
import { loader as progressLoader } from "./loader.ts";

export const pages: RouteObject[] = [
  {
    path: "progress/:uid?",
    loader: progressLoader,
    shouldRevalidate: revalidateUnlessViewChanged,
    lazy: () => import("./route.tsx"),
  },
];
