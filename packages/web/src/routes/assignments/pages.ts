import type { RouteObject } from "react-router";
import { loader as certificateLoader } from "./certificate/loader.ts";
import { loader } from "./loader.ts";

export const pages: RouteObject[] = [
  { path: "assignments", loader, lazy: () => import("./route.tsx") },
  {
    path: "assignments/:assignmentId/certificate",
    loader: certificateLoader,
    lazy: () => import("./certificate/route.tsx"),
  },
];
